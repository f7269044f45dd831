import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../shell/dialog-frame.tsx';

type SignUpNoticeProps = { readonly email: string; readonly onClose: () => void };

/** Says, once the account is made, that the address has to be confirmed. */
export const SignUpNotice = ({ email, onClose }: SignUpNoticeProps) => {
  const { t } = useTranslation();
  return (
    <DialogFrame
      title={t('signUpNotice.title')}
      minHeight={220}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('shell.close')}
        </Button>
      }
    >
      {t('signUpNotice.text', { email })}
    </DialogFrame>
  );
};
