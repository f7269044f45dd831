import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../controls/button.tsx';
import { useAccount } from '../../../hooks/workspace-actors.tsx';
import { DataPart } from './data-part.tsx';

export function DeletionPart() {
  const { t } = useTranslation();
  const account = useAccount();
  const canAsk = useSelector(account, (snapshot) => snapshot.can({ type: 'accountDeletion.requested' }));
  return (
    <DataPart title={t('accountDeletion.title')} isDangerous>
      <div className="data-choice">
        <p id="account-deletion-text">{t('accountDeletion.lead')}</p>
        <Button
          variant="outlined"
          aria-describedby="account-deletion-text"
          aria-disabled={!canAsk}
          onClick={() => account.send({ type: 'accountDeletion.requested' })}
        >
          {t('accountDeletion.open')}
        </Button>
      </div>
    </DataPart>
  );
}
