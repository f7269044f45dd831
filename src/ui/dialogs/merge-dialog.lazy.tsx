import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { countLines } from '../../domain/sheet/new-sheet/copying.ts';
import { toLocalDate } from '../../domain/sheet/sheet-date.ts';
import { useTranslation } from 'react-i18next';
import type { MergeRef } from '../../machines/merge/merge.machine.ts';
import { AmountText } from '../amounts/amount-text.tsx';
import { useAmountFormat, useDateFormat } from '../hooks/formats.ts';
import { DialogFrame } from '../shell/dialog-frame.tsx';

type MergeProps = { readonly merge: MergeRef };

/** Asks before two sheets of one date are merged, and shows the result. */
export const MergeDialog = ({ merge }: MergeProps) => {
  const { t } = useTranslation();
  const hasFailed = useSelector(merge, (snapshot) => snapshot.hasTag('failed'));
  const isReady = useSelector(merge, ({ context }) => context.lines !== undefined);
  const cancel = () => merge.send({ type: 'merge.cancelled' });
  return (
    <DialogFrame
      title={t('merge.title')}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('shell.cancel')}</Button>
          {hasFailed ? (
            <Button variant="contained" onClick={() => merge.send({ type: 'merge.retried' })}>
              {t('merge.retry')}
            </Button>
          ) : (
            <Button variant="contained" disabled={!isReady} onClick={() => merge.send({ type: 'merge.confirmed' })}>
              {t('merge.confirm')}
            </Button>
          )}
        </>
      }
    >
      {hasFailed ? <p role="alert">{t('merge.failed')}</p> : <Consequence merge={merge} />}
    </DialogFrame>
  );
};

const Consequence = ({ merge }: MergeProps) => {
  const { t } = useTranslation();
  const dates = useDateFormat();
  const amounts = useAmountFormat();
  const survivor = useSelector(merge, ({ context }) => context.survivor);
  const lines = useSelector(merge, ({ context }) => context.lines);
  if (!lines) return <output>{t('merge.loading')}</output>;
  const count = countLines(lines);
  return (
    <>
      <p>{t('merge.text', { date: dates.day(toLocalDate(survivor.date)) })}</p>
      <p>{count === 0 ? t('merge.noLines') : t('merge.lines', { count })}</p>
      <p>
        <AmountText text={t('merge.balance', { amount: amounts.amount(survivor.accountBalance) })} />
      </p>
    </>
  );
};
