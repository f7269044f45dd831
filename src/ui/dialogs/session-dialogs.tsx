import { useSelector } from '@xstate/react';
import { useEmailAction, useRegistration, useSession, useVerification } from '../hooks/actors.tsx';
import { lazyComponent } from '../loading/lazy-component.ts';

// Loaded when they open: each imports the dialog components, and few visits open one.
const RegistrationDialog = lazyComponent(async () => (await import('./sign-up-dialogs.lazy.tsx')).RegistrationDialog);
const UnverifiedDialog = lazyComponent(async () => (await import('./sign-up-dialogs.lazy.tsx')).UnverifiedDialog);

const ClosureDialog = lazyComponent(async () => (await import('./closure-dialog.lazy.tsx')).ClosureDialog);

/** The dialogs about an account that is gone, or whose address is not confirmed yet. */
export const SessionDialogs = () => {
  const registration = useRegistration();
  const verification = useVerification();
  const isClosed = useSelector(useSession(), (snapshot) => snapshot.hasTag('dialog:closure'));
  // The link that is being followed may be the very one that this dialog would ask for.
  const isFollowingLink = useEmailAction() !== undefined;
  return (
    <>
      {isClosed && <ClosureDialog />}
      {registration && <RegistrationDialog registration={registration} />}
      {verification && !isFollowingLink && <UnverifiedDialog verification={verification} />}
    </>
  );
};
