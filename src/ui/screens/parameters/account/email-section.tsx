import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../hooks/workspace-actors.tsx';
import { Pane } from '../pane.tsx';
import './account.css';
import { EmailForm } from './email-form.tsx';

/** The address of the account, and how to take another. */
export function EmailSection() {
  const { t } = useTranslation();
  const account = useAccount();
  const email = useSelector(account, ({ context }) => context.email);
  const changes = useSelector(account, ({ context }) => context.changes);
  return (
    <Pane title={t('parameters.sections.userName')} lead={t('account.email.lead')} isLeadKept>
      <dl className="account-current">
        <dt>{t('account.email.current')}</dt>
        <dd>{email}</dd>
      </dl>
      <EmailForm key={changes} />
    </Pane>
  );
}
