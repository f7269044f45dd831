import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ForecastDay } from '../../../../domain/forecast/forecast.ts';
import type { ForecastItem } from '../../../../domain/forecast/forecast-items.ts';
import { signOf } from '../../../../domain/money/money.ts';
import { AmountText } from '../../../amounts/amount-text.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { touchOrNarrow } from '../../../theme/media-queries.ts';
import { signClasses } from '../../../amounts/signed-figure.tsx';
import type { SheetForecast } from '../forecast.ts';
import { keyOf, useTick } from './forecast-ticks.ts';
import { isoDay, useForecastTexts } from '../forecast-texts.ts';
import { SetDueDay } from './set-due-day.tsx';
import '../../../icons/paid-mark.css';

const Table = styled('table')(({ theme: { vars, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& td, & th': { padding: '0 8px', height: 24, textAlign: 'left', fontWeight: 400 },
  '& .amount': { textAlign: 'right' },
  '& tr[data-day] > *': { fontWeight: 600, backgroundColor: vars.palette.ledger.sunken },
  '& tr[data-red] > *': { backgroundColor: vars.palette.ledger.negativeContainer },
  '& td:first-of-type': { width: 32, paddingLeft: 16 },
  '& tr[data-day] > th': { paddingLeft: 16 },
  '& td:last-of-type': { paddingRight: 44 },
  '.MuiDialog-root & td:last-of-type': { paddingRight: 0 },
  '.MuiDialog-root & :is(td:first-of-type, tr[data-day] > th)': { paddingLeft: 0 },
  [breakpoints.down('md')]: { fontSize: '0.875rem', '& tbody td, & tbody th': { height: 44 } },
}));

// The native appearance is replaced by a drawn check mark.
const Tick = styled('input')(({ theme: { vars, shape } }) => ({
  width: 24,
  height: 24,
  margin: '0 0 0 -4px',
  borderRadius: shape.borderRadius,
  appearance: 'none',
  cursor: 'pointer',
  '&:hover': { color: vars.palette.text.secondary, backgroundColor: vars.palette.action.hover },
  '&:active': { color: vars.palette.text.primary, backgroundColor: vars.palette.action.pressed },
  [touchOrNarrow]: { width: 44, height: 44, margin: '0 0 0 -14px', '--mark': '20px' },
}));

const Reason = styled('span')(({ theme: { vars, breakpoints } }) => ({
  marginLeft: 8,
  fontSize: '0.75rem',
  color: vars.palette.text.tertiary,
  // Below the name, where a phone has room for it.
  [breakpoints.down('md')]: { display: 'block', marginLeft: 0 },
}));

/** A name, with its due day or reason at the end of the line. */
const Line = styled('span')({ display: 'flex', gap: 12, alignItems: 'center', justifyContent: 'space-between' });

const focusNext = (table: HTMLElement | null, index: number) => {
  const boxes = table?.querySelectorAll<HTMLElement>('input[type="checkbox"]') ?? [];
  const next =
    boxes[Math.min(index, boxes.length - 1)] ?? document.querySelector<HTMLElement>('[data-forecast-heading]');
  next?.focus();
};

type ForecastDaysProps = { readonly shown: SheetForecast };

/** The unpaid lines grouped by day, with the balance at the end of each day. A ticked line leaves the table. */
export const ForecastDays = ({ shown }: ForecastDaysProps) => {
  const { t } = useTranslation();
  const { sentence } = useForecastTexts();
  const { isHidden } = useAmountFormat();
  const { days, last, lowest } = shown.forecast;
  // A day without lines keeps the balance of the day before.
  const listed = days.filter((day, index) => index === 0 || day.items.length > 0 || day === last);
  return (
    <Table>
      <caption className="visually-hidden">{isHidden ? t('forecast.panel') : sentence(shown)}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('entry.paid')}</th>
          <th scope="col">{`${t('forecast.columnDay')}, ${t('forecast.columnLine')}`}</th>
          <th scope="col">{`${t('entry.amount')}, ${t('forecast.columnBalance')}`}</th>
        </tr>
      </thead>
      {listed.map((day) => (
        <tbody key={day.date}>
          <DayHead day={day} isFirst={day === days[0]} isLowest={day === lowest} />
          {day.items.map((item) => (
            <ItemRow key={keyOf(item)} item={item} />
          ))}
        </tbody>
      ))}
    </Table>
  );
};

type DayHeadProps = { readonly day: ForecastDay; readonly isFirst: boolean; readonly isLowest: boolean };

const DayHead = ({ day, isFirst, isLowest }: DayHeadProps) => {
  const { t } = useTranslation();
  const { weekday, isToday } = useForecastTexts();
  const { signed, isHidden } = useAmountFormat();
  const sign = isHidden ? 0 : signOf(day.prudent);
  const date = weekday(day.date);
  return (
    <tr data-day={isoDay(day.date)} data-red={sign < 0 || undefined}>
      <th scope="rowgroup" colSpan={2}>
        {isFirst && isToday(day.date) ? t('forecast.today', { date }) : date}
        {isLowest && <LowestChip isRed={sign < 0} />}
      </th>
      <td className={`amount ${signClasses[sign]}`} data-figure="forecastDay" data-day={isoDay(day.date)}>
        <AmountText text={signed(day.prudent)} />
      </td>
    </tr>
  );
};

const LowestChip = ({ isRed }: { readonly isRed: boolean }) => {
  const { t } = useTranslation();
  return (
    <Chip
      size="small"
      color={isRed ? 'error' : 'success'}
      icon={<Icon name={isRed ? 'triangleDown' : 'triangleUp'} size={9} filled />}
      label={t('forecast.lowest')}
      sx={{ marginLeft: '8px' }}
    />
  );
};

const ItemRow = ({ item }: { readonly item: ForecastItem }) => {
  const { t } = useTranslation();
  const { nameOf, reasonOf } = useForecastTexts();
  const { signed, isHidden } = useAmountFormat();
  const tick = useTick();
  const { source, amount } = item;
  const name = nameOf(item);
  const reason = reasonOf(item);
  const isUndated = item.reason.kind === 'noDay';
  return (
    <tr data-forecast-line={keyOf(item)}>
      <td>
        <Tick
          type="checkbox"
          className="paid-mark"
          aria-label={`${t(source.collection === 'in' ? 'forecast.received' : 'entry.paid')}, ${name}`}
          checked={false}
          onChange={({ currentTarget }) => {
            const table = currentTarget.closest('table');
            const index = [...(table?.querySelectorAll('input[type="checkbox"]') ?? [])].indexOf(currentTarget);
            tick(item);
            focusNext(table, index);
          }}
        />
      </td>
      <td>
        <Line>
          <span>
            {name}
            {reason !== '' && !isUndated && <Reason>{reason}</Reason>}
          </span>
          {isUndated &&
            (source.collection === 'outMonth' ? <SetDueDay entry={source.entry} /> : <Reason>{reason}</Reason>)}
        </Line>
      </td>
      <td className={`amount ${isHidden || Number(amount) < 0 ? '' : 'is-positive'}`}>
        <AmountText text={signed(amount)} />
      </td>
    </tr>
  );
};
