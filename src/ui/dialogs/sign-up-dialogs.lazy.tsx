import { useSelector } from '@xstate/react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RegistrationRef } from '../../machines/registration/registration.machine.ts';
import type { VerificationRef } from '../../machines/verification/verification.machine.ts';
import { paths } from '../shell/paths.ts';
import { Redirect } from '../shell/redirect.tsx';
import { SignUpNotice } from './sign-up-notice.tsx';
import { VerificationDialog } from './verification-dialog.tsx';

/** What follows once the account is made. */
export const RegistrationDialog = ({ registration }: { readonly registration: RegistrationRef }) => {
  const navigate = useNavigate();
  const isOpen = useSelector(registration, (snapshot) => snapshot.hasTag('dialog:signUpNotice'));
  const email = useSelector(registration, ({ context }) => context.registration.email);
  const close = () => {
    registration.send({ type: 'notice.closed' });
    void navigate(paths.signIn);
  };
  if (!isOpen) return null;
  return <SignUpNotice email={email} onClose={close} />;
};

/** However the dialog ends, the person is signed out and stands before the sign-in screen. */
export const UnverifiedDialog = ({ verification }: { readonly verification: VerificationRef }) => {
  const { pathname } = useLocation();
  return (
    <>
      {pathname !== paths.signIn && <Redirect to={paths.signIn} />}
      <VerificationDialog verification={verification} />
    </>
  );
};
