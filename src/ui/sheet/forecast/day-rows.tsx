import { styled } from '@mui/material/styles';
import { type Decimal, signOf } from '../../../domain/money/money.ts';
import type { SheetDate } from '../../../domain/sheet/sheet-date.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { useAmountFormat } from '../../hooks/formats.ts';
import { Explanation } from '../../shell/explanation.tsx';
import { signTones } from '../hero/signed-figure.tsx';
import { isoDay, useForecastTexts } from './forecast-texts.ts';

/** A line for each day: what it is, its date, its balance. */
export const DayRows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridAutoRows: 'minmax(24px, auto)',
  columnGap: 12,
  margin: 0,
  lineHeight: '24px',
  color: theme.vars.palette.text.secondary,
  '& > dd': { margin: 0, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: {
    gridAutoRows: 'minmax(28px, auto)',
    columnGap: 20,
    fontSize: '0.875rem',
    lineHeight: '28px',
  },
}));

type DayRowProps = {
  readonly label: string;
  /** One sentence behind a question mark. */
  readonly text?: string;
  readonly date: SheetDate;
  readonly balance: Decimal;
  /** What scripts find it by. */
  readonly figure?: 'Lowest' | 'End';
};

export const DayRow = ({ label, text, date, balance, figure }: DayRowProps) => {
  const { weekday } = useForecastTexts();
  const { signed, isHidden } = useAmountFormat();
  return (
    <>
      <dt>
        {label}
        {text !== undefined && <Explanation of={label} text={text} />}
      </dt>
      <dd>
        <time dateTime={isoDay(date)} data-figure={figure === 'Lowest' ? 'forecastLowestDay' : undefined}>
          {weekday(date)}
        </time>
      </dd>
      <dd
        className={`amount ${isHidden ? '' : signTones[signOf(balance)]}`}
        data-figure={figure && `forecast${figure}`}
      >
        <AmountText text={signed(balance)} />
      </dd>
    </>
  );
};
