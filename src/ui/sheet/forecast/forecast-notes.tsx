import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import { withoutDoubleStops } from '../../../i18n/formats.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { useAmountFormat, useDateFormat } from '../../hooks/formats.ts';
import { forecastStateOf, useSheetDays } from './forecast-state.ts';
import { DayRows, Ended, Wide } from './forecast-body.ts';
import { SetDaysButton, useNotCounted } from './not-counted.tsx';

const Note = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: theme.vars.palette.text.secondary,
  // Extends over the scale to fit on one line.
  [theme.breakpoints.up('md')]: { marginRight: 'calc(-1 * var(--action))' },
}));

const ButtonRow = styled('dd')({ gridColumn: '1 / -1', display: 'flex', '& > button': { marginLeft: -5 } });

/** The income that the forecast leaves out; nothing if there is none. */
const NotCounted = () => {
  const { t } = useTranslation();
  const { amount } = useAmountFormat();
  const notCounted = useNotCounted();
  if (!notCounted) return null;
  return (
    <DayRows>
      <Wide as="dt">{t('forecast.incomeNotCounted')}</Wide>
      <dd className="amount" data-figure="forecastNotCounted">
        <AmountText text={amount(notCounted.total)} />
      </dd>
      <ButtonRow>
        <SetDaysButton lines={notCounted.lines}>{t('forecast.setTheirDays')}</SetDaysButton>
      </ButtonRow>
    </DayRows>
  );
};

/** The notes that need no forecast: income that is left out, and the start balance of a future sheet. */
export const ForecastNotes = () => {
  const days = useSheetDays();
  const { t } = useTranslation();
  const format = useDateFormat();
  return (
    <>
      <NotCounted />
      {forecastStateOf(days) === 'early' && (
        <Note>{withoutDoubleStops(t('forecast.updateLater', { date: format.dayMonth(toLocalDate(days.date)) }))}</Note>
      )}
    </>
  );
};

/** Replaces the forecast of an older sheet whose period has ended. */
export const PastForecast = () => {
  const { t } = useTranslation();
  const format = useDateFormat();
  const { period } = useSheetDays();
  return <Ended>{t('forecast.ended', { date: format.dayMonth(toLocalDate(period.last)) })}</Ended>;
};
