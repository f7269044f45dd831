import { type Decimal, signOf } from '../../../domain/money/money.ts';
import type { SheetDate } from '../../../domain/sheet/sheet-date.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { useAmountFormat } from '../../hooks/formats.ts';
import { Explanation } from '../../controls/explanation.tsx';
import { signClasses } from '../../amounts/signed-figure.tsx';
import { isoDay, useForecastTexts } from './forecast-texts.ts';

type DayRowProps = {
  readonly label: string;
  /** The explanation behind a question mark. */
  readonly text?: string;
  readonly date: SheetDate;
  readonly balance: Decimal;
  /** The name of the figure in `data-figure`. */
  readonly figure?: 'Lowest' | 'End';
};

export const DayRow = ({ label, text, date, balance, figure }: DayRowProps) => {
  const { weekday } = useForecastTexts();
  const { signed, isHidden } = useAmountFormat();
  return (
    <>
      <dt>
        {label}
        {text !== undefined && <Explanation figure={label} text={text} />}
      </dt>
      <dd>
        <time dateTime={isoDay(date)} data-figure={figure === 'Lowest' ? 'forecastLowestDay' : undefined}>
          {weekday(date)}
        </time>
      </dd>
      <dd
        className={`amount ${isHidden ? '' : signClasses[signOf(balance)]}`}
        data-figure={figure && `forecast${figure}`}
      >
        <AmountText text={signed(balance)} />
      </dd>
    </>
  );
};
