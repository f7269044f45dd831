import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../hooks/workspace-actors.tsx';
import { ActionRow, TitledSection } from '../titled-section.tsx';

export function DeleteAccount() {
  const { t } = useTranslation();
  const account = useAccount();
  const canAsk = useSelector(account, (snapshot) => snapshot.can({ type: 'accountDeletion.requested' }));
  return (
    <TitledSection title={t('accountDeletion.title')}>
      <ActionRow id="account-deletion-text" text={t('accountDeletion.lead')}>
        <Button
          variant="outlined"
          color="error"
          aria-describedby="account-deletion-text"
          aria-disabled={!canAsk}
          onClick={() => account.send({ type: 'accountDeletion.requested' })}
        >
          {t('accountDeletion.open')}
        </Button>
      </ActionRow>
    </TitledSection>
  );
}
