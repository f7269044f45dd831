import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RegistrationRef } from '../../machines/registration/registration.machine.ts';
import type { VerificationRef } from '../../machines/verification/verification.machine.ts';
import { DialogFrame } from '../shell/dialog-frame.tsx';
import { paths } from '../shell/paths.ts';
import { Redirect } from '../shell/redirect.tsx';
import { VerificationDialog } from './verification-dialog.tsx';

/** Asks a new user to verify the email address. Closing it leads to the sign-in screen. */
export const SignUpNotice = ({ registration }: { readonly registration: RegistrationRef }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isOpen = useSelector(registration, (snapshot) => snapshot.hasTag('dialog:signUpNotice'));
  const email = useSelector(registration, ({ context }) => context.registration.email);
  const close = () => {
    registration.send({ type: 'notice.closed' });
    void navigate(paths.signIn);
  };
  if (!isOpen) return null;
  return (
    <DialogFrame
      title={t('signUpNotice.title')}
      minHeight={220}
      onClose={close}
      actions={
        <Button variant="contained" onClick={close}>
          {t('shell.close')}
        </Button>
      }
    >
      {t('signUpNotice.text', { email })}
    </DialogFrame>
  );
};

/** Shows the verification dialog over the sign-in screen: closing it signs the user out. */
export const UnverifiedDialog = ({ verification }: { readonly verification: VerificationRef }) => {
  const { pathname } = useLocation();
  return (
    <>
      {pathname !== paths.signIn && <Redirect to={paths.signIn} />}
      <VerificationDialog verification={verification} />
    </>
  );
};
