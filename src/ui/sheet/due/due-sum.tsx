import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type DueProvision, withPayment } from '../../../domain/sheet/due-provision.ts';
import { multiply, signOf } from '../../../domain/money/money.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { useAmountFormat } from '../../hooks/formats.ts';
import { signTones } from '../hero/signed-figure.tsx';
import { useDueMoment } from '../state/due-moment.ts';
import { useProvisionCommands } from '../state/provision-commands.ts';
import { readDueStart } from '../../../domain/sheet/due-start.ts';
import { useDueTexts } from './due-texts.ts';

const Sum = styled('dl')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  margin: '0 0 4px',
  fontSize: '0.75rem',
  lineHeight: '18px',
  color: vars.palette.text.secondary,
  '& > dd': { margin: 0, color: vars.palette.text.primary },
  '& > .result': { paddingTop: 3, borderTop: 'var(--hairline)', fontWeight: 600, color: vars.palette.text.primary },
  '& > .is-negative': { color: vars.palette.error.main },
  [breakpoints.down('md')]: { fontSize: '0.875rem', lineHeight: '24px' },
}));

const Advice = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 28,
  marginBottom: 6,
  fontSize: '0.75rem',
  color: vars.palette.text.secondary,
  [breakpoints.down('md')]: { fontSize: '0.875rem' },
}));

const results = { [-1]: 'shortIn', 0: 'onTrackIn', 1: 'aheadIn' } as const;

type TermProps = { readonly label: ReactNode; readonly amount: string; readonly className?: string };

const Term = ({ label, amount, className = '' }: TermProps) => (
  <>
    <dt className={className}>{label}</dt>
    <dd className={`amount ${className}`}>
      <AmountText text={amount} />
    </dd>
  </>
);

const Start = ({ due: { provision, isYearAssumed } }: DueSumProps) => {
  const { t } = useTranslation();
  const { monthText } = useDueTexts();
  const start = readDueStart(provision.start, useDueMoment().month);
  if (!isYearAssumed || !start) return null;
  return (
    <>
      <dt>{t('due.start')}</dt>
      <dd>{t('due.yearAssumed', { month: monthText(start.month) })}</dd>
    </>
  );
};

type DueSumProps = { readonly due: DueProvision };

/** What a provision comes to when it is due, term by term, and the payment that suffices. */
export const DueSum = ({ due }: DueSumProps) => {
  const { t } = useTranslation();
  const { amount, isHidden } = useAmountFormat();
  const { size, monthText } = useDueTexts();
  const { provision, deducted, payments, gap } = due;
  const sign = signOf(gap);
  const month = monthText(due.due);
  return (
    <>
      <Sum>
        <Start due={due} />
        <Term label={t('due.price')} amount={amount(provision.price)} />
        {signOf(deducted) > 0 && <Term label={t('due.deducted')} amount={amount(deducted)} />}
        <Term label={t('due.aside')} amount={amount(due.aside)} />
        {payments > 0 && (
          <Term
            label={t('due.payments', { count: payments, amount: amount(provision.monthlyPayment) })}
            amount={amount(multiply(provision.monthlyPayment, payments))}
          />
        )}
        {!isHidden && (
          <Term
            className={`result ${signTones[sign === -1 ? -1 : 0]}`}
            label={t(`due.${results[sign]}`, { month })}
            amount={sign === 0 ? '' : size(gap)}
          />
        )}
      </Sum>
      {sign < 0 && !isHidden && <Suggestion due={due} />}
    </>
  );
};

const Suggestion = ({ due: { provision, suggested } }: DueSumProps) => {
  const { t } = useTranslation();
  const { amount } = useAmountFormat();
  const { change } = useProvisionCommands();
  if (suggested === undefined) return <Advice>{t('due.noPayment')}</Advice>;
  return (
    <Advice>
      <span>{t('due.suffices', { amount: amount(suggested) })}</span>
      <Button variant="text" onClick={() => change(provision.id, withPayment(provision, suggested))}>
        {t('due.change', { payment: suggested })}
      </Button>
    </Advice>
  );
};
