import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { PaidProposal, PaidReason } from '../../../domain/table/pasted-paid.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { SegmentedControl } from '../../controls/segmented-control.tsx';
import { useDialogs } from '../../hooks/workspace-actors.tsx';

const Card = styled('div')(({ theme: { vars, shape } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  marginBottom: 10,
  padding: '8px 10px 8px 14px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: shape.card,
  backgroundColor: vars.palette.ledger.sunken,
  '& strong': { display: 'block', fontWeight: 600, color: vars.palette.text.primary },
  '& small': { display: 'block', fontSize: '0.75rem', color: vars.palette.text.secondary },
}));

const reasons: Record<PaidReason, MessageKey> = {
  allPast: 'paste.allPast',
  someInFuture: 'paste.someInFuture',
  notEvident: 'paste.notEvident',
};

const choices = ['alreadyPaid', 'notPaid'] as const;

type PaidQuestionProps = { readonly isPaid: boolean; readonly reason: PaidProposal['reason'] };

/** Asks whether the pasted lines are paid, and explains the proposed answer. */
export const PaidQuestion = ({ isPaid, reason }: PaidQuestionProps) => {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  return (
    <Card>
      <div>
        <strong>{t('paste.theseLinesAre')}</strong>
        <small>{t(reasons[reason])}</small>
      </div>
      <SegmentedControl
        label={t('paste.theseLinesAre')}
        choices={choices}
        chosen={isPaid ? 'alreadyPaid' : 'notPaid'}
        textOf={(choice) => t(`paste.${choice}`)}
        onChoose={(choice) => dialogs.send({ type: 'paid.chosen', isPaid: choice === 'alreadyPaid' })}
      />
    </Card>
  );
};
