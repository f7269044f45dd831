import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useTransfer } from '../../../hooks/workspace-actors.tsx';
import { ActionRow, TitledSection } from '../titled-section.tsx';
import { Progress } from './progress.tsx';

export function CheckData() {
  const { t } = useTranslation();
  const transfer = useTransfer();
  const isChecking = useSelector(transfer, (snapshot) => snapshot.hasTag('checking'));
  const canCheck = useSelector(transfer, (snapshot) => snapshot.can({ type: 'check.requested' }));
  return (
    <TitledSection title={t('dataCheck.title')}>
      <ActionRow id="check-text" text={t('dataCheck.text')}>
        <Button
          variant="outlined"
          aria-describedby="check-text"
          aria-disabled={!canCheck}
          onClick={() => transfer.send({ type: 'check.requested' })}
        >
          {t('dataCheck.check')}
        </Button>
      </ActionRow>
      <Progress text={t('dataCheck.busy')} isShown={isChecking} />
    </TitledSection>
  );
}
