import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { signOf } from '../../../../domain/money/money.ts';
import { AmountText } from '../../../amounts/amount-text.tsx';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { signClasses } from '../../../amounts/signed-figure.tsx';
import type { SheetForecast } from '../forecast.ts';
import { useForecastTexts } from '../forecast-texts.ts';
import { SetDaysButton, useNotCounted } from '../not-counted.tsx';

type FootProps = { readonly shown: SheetForecast };

const Bar = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  minHeight: 32,
  margin: 0,
  padding: '4px 44px 4px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: '0.8125rem',
  backgroundColor: vars.palette.ledger.sunken,
  '& > span:first-of-type': { flex: 1, minWidth: 0 },
  '& small': { marginLeft: 4, fontSize: '0.75rem', color: vars.palette.text.secondary },
  '.MuiDialog-root &': { paddingInline: 8 },
}));

/** The income that the forecast leaves out, and the button that sets its due days. */
const NotCounted = () => {
  const { t } = useTranslation();
  const { signed } = useAmountFormat();
  const notCounted = useNotCounted();
  if (!notCounted) return null;
  const { lines, total } = notCounted;
  const [first, ...others] = lines;
  const names = [first?.name, others.length > 0 && t('forecast.others', { count: others.length })].filter(Boolean);
  return (
    <Bar>
      <span>
        {t('forecast.notCounted')} <strong>{t('forecast.incomes', { count: lines.length })}</strong>{' '}
        <small>{names.join(', ')}</small>
      </span>
      <SetDaysButton lines={lines}>{t('forecast.setTheirDays')}</SetDaysButton>
      <span className="amount">
        <AmountText text={signed(total)} />
      </span>
    </Bar>
  );
};

const Sum = ({ shown }: FootProps) => {
  const { t } = useTranslation();
  const { weekday } = useForecastTexts();
  const { signed, isHidden } = useAmountFormat();
  const { forecast, items } = shown;
  const value = forecast.last.prudent;
  const isWithIncome = items.some(({ source }) => source.collection === 'in');
  return (
    <Bar>
      <span>
        {t(isWithIncome ? 'forecast.totalWithIncome' : 'forecast.total', { date: weekday(forecast.last.date) })}
      </span>
      <strong className={`amount ${isHidden ? '' : signClasses[signOf(value)]}`}>
        <AmountText text={signed(value)} />
      </strong>
    </Bar>
  );
};

/** The footer of the panel: the income that is left out, and the last balance. */
export const ForecastFoot = ({ shown }: FootProps) =>
  shown.state !== 'past' && (
    <>
      <NotCounted />
      <Sum shown={shown} />
    </>
  );
