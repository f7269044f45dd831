import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { hiddenAmount } from '../../../domain/money/amount-format.ts';
import { type Decimal, multiply, subtract, sum } from '../../../domain/money/money.ts';
import { correctionsIn } from '../../../domain/sheet/provisions/deductions.ts';
import { provisionTotal, readDeductions } from '../../../domain/sheet/provisions/provision.ts';
import type { Provision } from '../../../domain/sheet/sheet.ts';
import { useTranslation } from 'react-i18next';
import { AmountText } from '../../amounts/amount-text.tsx';
import { useAmountFormat } from '../../hooks/formats.ts';
import { touchOrNarrow } from '../../theme/media-queries.ts';

const Sum = styled(Paper<'dl'>)({
  margin: '16px 0 0',
  padding: '8px 16px',
  fontSize: '0.8125rem',
  lineHeight: '24px',
  color: 'inherit',
  [touchOrNarrow]: { fontSize: '0.9375rem', lineHeight: '36px' },
});

const TermRow = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  justifyContent: 'space-between',
  '& > dd': { margin: 0, color: theme.vars.palette.text.primary },
  '&:last-child': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));

const Aside = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.vars.palette.text.tertiary }));

const Sign = styled(Aside)({ display: 'inline-block', width: 18 });

const minus = '\u2212';
const unknown = '…';

export const DeductionsSum = ({ provision }: { readonly provision: Provision }) => {
  const { t } = useTranslation();
  const { amount, isHidden } = useAmountFormat();
  const { monthlyPayment, numberMonthlyPayments } = provision;
  const reading = readDeductions(provision.deductions);
  const corrections = correctionsIn(provision.deductions);
  const correction = sum(corrections);
  const shown = (value: Decimal) => (reading.kind === 'deductions' ? amount(value) : unknown);
  return (
    <Sum component="dl" variant="inset">
      <Term
        label={t('deductions.paidIn')}
        note={`${numberMonthlyPayments} × ${isHidden ? hiddenAmount : monthlyPayment}`}
      >
        <AmountText text={amount(multiply(monthlyPayment, numberMonthlyPayments))} />
      </Term>
      <Term
        sign={minus}
        label={t('deductions.title')}
        note={reading.kind === 'deductions' ? String(reading.values.length - corrections.length) : ''}
      >
        <AmountText text={reading.kind === 'deductions' ? amount(subtract(reading.sum, correction)) : unknown} />
      </Term>
      {reading.kind === 'deductions' && corrections.length > 0 && (
        <Term sign={minus} label={t('deductions.correction')}>
          <AmountText text={amount(correction)} />
        </Term>
      )}
      <Term sign="=" label={t('deductions.total')}>
        <output>
          <AmountText text={shown(provisionTotal(provision))} />
        </output>
      </Term>
    </Sum>
  );
};

type TermProps = {
  readonly sign?: string;
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
};

const Term = ({ sign = '', label, note = '', children }: TermProps) => (
  <TermRow>
    <dt>
      <Sign>{sign}</Sign>
      {label} <Aside>{note}</Aside>
    </dt>
    <dd className="amount">{children}</dd>
  </TermRow>
);
