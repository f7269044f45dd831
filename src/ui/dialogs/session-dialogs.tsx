import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { RegistrationRef } from '../../machines/registration/registration.machine.ts';
import type { VerificationRef } from '../../machines/verification/verification.machine.ts';
import { useEmailAction, useRegistration, useSession, useVerification } from '../hooks/actors.tsx';
import { paths } from '../shell/paths.ts';

// The dialog brings the component library and its theme, and few visits open one here.
const AppThemeProvider = lazy(async () => ({
  default: (await import('../theme/app-theme-provider.tsx')).AppThemeProvider,
}));
const SignUpNotice = lazy(async () => ({ default: (await import('./sign-up-notice.tsx')).SignUpNotice }));
const VerificationDialog = lazy(async () => ({
  default: (await import('./verification-dialog.tsx')).VerificationDialog,
}));

/** The dialogs about an account whose address is not confirmed yet. */
export const SessionDialogs = () => {
  const registration = useRegistration();
  const verification = useVerification();
  // The link that is being followed may be the very one that this dialog would ask for.
  const isFollowingLink = useEmailAction() !== undefined;
  return (
    <Suspense fallback={null}>
      {registration && <Registration registration={registration} />}
      {verification && !isFollowingLink && <Verification verification={verification} />}
    </Suspense>
  );
};

const Registration = ({ registration }: { readonly registration: RegistrationRef }) => {
  const navigate = useNavigate();
  const isOpen = useSelector(registration, (snapshot) => snapshot.hasTag('dialog:signUpNotice'));
  const email = useSelector(registration, ({ context }) => context.registration.email);
  const close = () => {
    registration.send({ type: 'notice.closed' });
    void navigate(paths.signIn);
  };
  if (!isOpen) return null;
  return (
    <AppThemeProvider>
      <SignUpNotice email={email} onClose={close} />
    </AppThemeProvider>
  );
};

// However the dialog ends, the person is signed out and stands before the sign-in screen.
const Verification = ({ verification }: { readonly verification: VerificationRef }) => {
  const { pathname } = useLocation();
  const email = useSelector(useSession(), ({ context }) => context.user?.email ?? '');
  return (
    <>
      {pathname !== paths.signIn && <Navigate to={paths.signIn} replace />}
      <AppThemeProvider>
        <VerificationDialog verification={verification} email={email} />
      </AppThemeProvider>
    </>
  );
};
