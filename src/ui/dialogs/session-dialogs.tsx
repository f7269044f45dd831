import { useSelector } from '@xstate/react';
import { useEmailAction, useRegistration, useSession, useVerification } from '../hooks/actors.tsx';
import { lazyComponent } from '../loading/lazy-component.ts';

// Lazy, because few visits open one of these dialogs.
const SignUpNotice = lazyComponent(async () => (await import('./sign-up-dialogs.lazy.tsx')).SignUpNotice);
const UnverifiedDialog = lazyComponent(async () => (await import('./sign-up-dialogs.lazy.tsx')).UnverifiedDialog);

const ClosureDialog = lazyComponent(async () => (await import('./closure-dialog.lazy.tsx')).ClosureDialog);

/** The dialogs of users without a workspace: closed account, sign-up notice, email verification. */
export const SessionDialogs = () => {
  const registration = useRegistration();
  const verification = useVerification();
  const isClosed = useSelector(useSession(), (snapshot) => snapshot.hasTag('dialog:closure'));
  // The opened e-mail link may be about to verify the address.
  const isFollowingLink = useEmailAction() !== undefined;
  return (
    <>
      {isClosed && <ClosureDialog />}
      {registration && <SignUpNotice registration={registration} />}
      {verification && !isFollowingLink && <UnverifiedDialog verification={verification} />}
    </>
  );
};
