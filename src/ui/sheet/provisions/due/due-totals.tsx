import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { signOf } from '../../../../domain/money/money.ts';
import { AmountText } from '../../../amounts/amount-text.tsx';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { useSheet } from '../../../hooks/workspace-actors.tsx';
import { signClasses } from '../../../amounts/signed-figure.tsx';
import { useDueDates } from './due-dates.ts';
import { useTotal } from '../../../hooks/sheet-data.ts';
import { useDueTexts } from './due-texts.ts';

const Totals = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  margin: 0,
  padding: '8px calc(var(--edge) + var(--action)) 8px var(--pad)',
  color: vars.palette.text.secondary,
  '& > dd': { margin: 0, fontWeight: 600, color: vars.palette.text.primary },
  '& > dd.is-negative': { color: vars.palette.error.main },
}));

const Offer = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 'none',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px calc(var(--edge) + var(--action)) 8px var(--pad)',
  borderBottom: 'var(--hairline)',
  color: vars.palette.text.secondary,
}));

const Note = styled('p')(({ theme: { vars } }) => ({
  margin: 0,
  padding: '0 calc(var(--edge) + var(--action)) 8px var(--pad)',
  fontSize: '0.75rem',
  color: vars.palette.text.tertiary,
}));

export function DueTotals() {
  const { t } = useTranslation();
  const { amount, isHidden } = useAmountFormat();
  const { size } = useDueTexts();
  const { known, unknown, totals } = useDueDates();
  const difference = useTotal('provisionsDifference');
  const total = useTotal('provisionsSum');
  const balance = useSelector(useSheet(), ({ context }) => context.sheet.accountProvisionsBalance);
  if (known.length === 0) return <CountOffer />;
  const isShort = !isHidden && signOf(totals.shortfall) < 0;
  const notes = [
    unknown.length > 0 ? t('due.unknownCount', { count: unknown.length }) : undefined,
    signOf(difference) < 0 && !isHidden
      ? t('due.covers', { balance: amount(balance), total: amount(total), missing: size(difference) })
      : undefined,
  ].filter((note) => note !== undefined);
  return (
    <>
      <CountOffer />
      <Totals>
        <dt>{t('due.shortTotal')}</dt>
        <dd className={`amount ${isShort ? signClasses[-1] : ''}`}>
          <AmountText text={size(totals.shortfall)} />
        </dd>
        <dt>{t('due.suggestedTotal')}</dt>
        <dd className="amount">
          <AmountText text={amount(totals.suggested)} />
        </dd>
        <dt>{t('due.soonTotal')}</dt>
        <dd className="amount">
          <AmountText text={amount(totals.neededSoon)} />
        </dd>
      </Totals>
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </>
  );
}

/** Offers to count this month's payment until the user does so. A toast makes the same offer. */
const CountOffer = () => {
  const { t } = useTranslation();
  const sheet = useSheet();
  const offered = useSelector(sheet, ({ context }) => context.followUp);
  if (offered?.type !== 'lines.edited') return null;
  return (
    <Offer>
      {t('notice.countPayment', { count: offered.edits.length })}
      <Button variant="tonal" size="small" onClick={() => sheet.send({ type: 'followUp.accepted' })}>
        {t('provisions.countPayment')}
      </Button>
    </Offer>
  );
};
