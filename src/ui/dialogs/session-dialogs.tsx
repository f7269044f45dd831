import { lazy, Suspense } from 'react';
import { useEmailAction, useRegistration, useVerification } from '../hooks/actors.tsx';

// Each brings the component library, and few visits open one here.
const RegistrationDialog = lazy(async () => ({ default: (await import('./account-dialogs.tsx')).RegistrationDialog }));
const UnverifiedDialog = lazy(async () => ({ default: (await import('./account-dialogs.tsx')).UnverifiedDialog }));

/** The dialogs about an account whose address is not confirmed yet. */
export const SessionDialogs = () => {
  const registration = useRegistration();
  const verification = useVerification();
  // The link that is being followed may be the very one that this dialog would ask for.
  const isFollowingLink = useEmailAction() !== undefined;
  return (
    <Suspense>
      {registration && <RegistrationDialog registration={registration} />}
      {verification && !isFollowingLink && <UnverifiedDialog verification={verification} />}
    </Suspense>
  );
};
