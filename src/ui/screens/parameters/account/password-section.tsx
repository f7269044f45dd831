import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../hooks/workspace-actors.tsx';
import { Pane } from '../pane.tsx';
import { OtherDevices } from './other-devices.tsx';
import { PasswordForm } from './password-form.tsx';

export function PasswordSection() {
  const { t } = useTranslation();
  const changes = useSelector(useAccount(), ({ context }) => context.changes);
  return (
    <Pane title={t('parameters.sections.password')} lead={t('account.password.lead')} isLeadAlwaysShown>
      <PasswordForm key={changes} />
      <OtherDevices />
    </Pane>
  );
}
