import { styled } from '@mui/material/styles';
import { withoutZeroCents } from '../../../../domain/money/amount-format.ts';
import { add, multiply } from '../../../../domain/money/money.ts';
import type { DueProvision } from '../../../../domain/sheet/provisions/due-provision.ts';
import { firstDayOf, type Month } from '../../../../domain/sheet/month.ts';
import { toLocalDate } from '../../../../domain/sheet/sheet-date.ts';
import { useAmountFormat, useDateFormat } from '../../../hooks/formats.ts';

const Months = styled('div')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  ...typography.micro,
  whiteSpace: 'nowrap',
  color: vars.palette.text.secondary,
  '& > span': { display: 'flex', justifyContent: 'center', height: '1rem' },
  '& > .due': { fontWeight: 600, color: vars.palette.primary.main },
}));

const Bars = styled('svg')(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  height: 32,
  borderBottom: `1px solid ${vars.palette.ledger.lineStrong}`,
  '& .aside': { fill: vars.palette.ledger.barFill },
  '& .empty': { fill: vars.palette.ledger.barTrack },
  '& .due': { fill: 'none', stroke: vars.palette.primary.main, strokeWidth: 1.5, strokeDasharray: '3 2' },
  '& .empty.due': { stroke: vars.palette.ledger.barTrack },
}));

const maxBars = 36;
/** The most bars that each show their month and amount. */
const maxLabelled = 5;

type Bar = { readonly month: Month; readonly share: number; readonly amount: string };

/** The savings after each payment, or after every few payments if there are more than `maxBars`. */
const barsOf = (plan: DueProvision, amountOf: (value: string) => string): readonly Bar[] => {
  const { payments, aside, provision, nextPayment } = plan;
  const count = Math.min(maxBars, payments);
  return Array.from({ length: count }, (_, index) => {
    const made = Math.ceil(((index + 1) * payments) / count);
    const value = add(aside, multiply(provision.monthlyPayment, made));
    const share = Math.min(1, Math.max(0, Number(value) / provision.price));
    return { month: nextPayment + made - 1, share, amount: amountOf(value) };
  });
};

const emptyShares = [0.25, 0.5, 0.75, 1];

/** A bar chart of the savings after each payment, and of the price in the due month. Hidden from screen readers, which have the texts. */
export const PlanBars = ({ plan }: { readonly plan: DueProvision | undefined }) => {
  const { unhidden } = useAmountFormat();
  const dates = useDateFormat();
  const written = (value: number | string) => withoutZeroCents(unhidden(Number(value)));
  const bars = plan ? barsOf(plan, written) : [];
  const shares = plan ? bars.map(({ share }) => share) : emptyShares;
  const isLabelled = bars.length <= maxLabelled;
  const monthName = (month: Month) => dates.monthName(toLocalDate(firstDayOf(month)));
  const columns = shares.length + 1;
  const place = (index: number) => ({ x: `${((index + 0.12) / columns) * 100}%`, width: `${(0.76 / columns) * 100}%` });
  const texts = (textOf: (bar: Bar) => string) =>
    bars.map((bar, index) => <span key={bar.month}>{(isLabelled || index === 0) && textOf(bar)}</span>);
  return (
    <div aria-hidden>
      <Months>
        {isLabelled ? texts(({ amount }) => amount) : bars.map(({ month }) => <span key={month} />)}
        <span className="due">{plan && `−${written(plan.needed)}`}</span>
      </Months>
      <Bars>
        {shares.map((share, index) => (
          <rect
            key={index}
            className={plan ? 'aside' : 'empty'}
            {...place(index)}
            y={`${100 - share * 92}%`}
            height={`${share * 92}%`}
          />
        ))}
        <rect className={plan ? 'due' : 'empty due'} {...place(columns - 1)} y="8%" height="100%" />
      </Bars>
      <Months>
        {texts(({ month }) => monthName(month))}
        <span className="due">{plan && monthName(plan.due)}</span>
      </Months>
    </div>
  );
};
