import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../hooks/workspace-actors.tsx';
import { Pane } from '../pane.tsx';
import { EmailForm } from './email-form.tsx';

const CurrentEmail = styled('dl')(({ theme }) => ({
  margin: '0 0 20px',
  '& dt': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& dd': { margin: '2px 0 0', fontSize: '0.875rem', fontWeight: 500, overflowWrap: 'anywhere' },
}));

export function EmailSection() {
  const { t } = useTranslation();
  const account = useAccount();
  const email = useSelector(account, ({ context }) => context.email);
  const linkSentTo = useSelector(account, ({ context }) => context.linkSentTo);
  const changes = useSelector(account, ({ context }) => context.changes);
  return (
    <Pane title={t('parameters.sections.userName')} lead={t('account.email.lead')} isLeadAlwaysShown>
      <CurrentEmail>
        <dt>{t('account.email.current')}</dt>
        <dd>{email}</dd>
      </CurrentEmail>
      {linkSentTo !== undefined && (
        <Alert severity="info" sx={{ mb: 5, px: 0, maxWidth: 560, alignItems: 'start' }}>
          {t('account.email.sent', { email: linkSentTo })}
        </Alert>
      )}
      <EmailForm key={changes} />
    </Pane>
  );
}
