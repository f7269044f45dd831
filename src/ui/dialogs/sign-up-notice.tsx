import { useTranslate } from '../../i18n/use-translate.ts';
import { Button } from '../controls/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type SignUpNoticeProps = { readonly email: string; readonly onClose: () => void };

/** Says, once the account is made, that the address has to be confirmed. */
export const SignUpNotice = ({ email, onClose }: SignUpNoticeProps) => {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={translate('signUpNotice.title')}
      minHeight={220}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {translate('shell.close')}
        </Button>
      }
    >
      {translate('signUpNotice.text', { email })}
    </DialogFrame>
  );
};
