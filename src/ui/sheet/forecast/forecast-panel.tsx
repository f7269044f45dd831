import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signOf, subtract } from '../../../domain/money/money.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { isFocusLost } from '../../controls/is-focus-lost.ts';
import { Icon } from '../../controls/icon.tsx';
import { DialogFrame } from '../../dialogs/dialog-frame.tsx';
import { useCloseOnBack } from '../../hooks/close-on-back.ts';
import { useAmountFormat } from '../../hooks/formats.ts';
import { useForecastPanel } from '../../hooks/workspace-actors.tsx';
import { BlockHead, BlockTitle } from '../blocks/block-head.ts';
import { useLayout } from '../frame/layout.tsx';
import { signTones } from '../hero/signed-figure.tsx';
import { type SheetForecast, useForecast } from '../state/forecast.ts';
import { DayRow, DayRows } from './day-rows.tsx';
import { ForecastDays } from './forecast-days.tsx';
import { ForecastPicture } from './forecast-picture.tsx';
import { useForecastTexts } from './forecast-texts.ts';
import { NotCounted } from './not-counted.tsx';

// In the place of two columns of the board.
const Column = styled('section')(({ theme: { vars } }) => ({
  gridColumn: '3 / span 2',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderLeft: `1px solid ${vars.palette.divider}`,
}));

const Title = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'baseline',
  '& > h2': { margin: 0 },
  '& > span': { fontSize: '0.75rem', color: vars.palette.text.secondary },
}));

const Scroller = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });

const Said = styled('div')(({ theme: { vars } }) => ({
  padding: '4px 16px 12px',
  color: vars.palette.text.secondary,
  '& > p, & > dl': { margin: '0 0 8px' },
  '.MuiDialog-root &': { paddingInline: 0 },
}));

const Total = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  margin: 0,
  padding: '8px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: '0.8125rem',
  fontWeight: 600,
  backgroundColor: vars.palette.ledger.sunken,
}));

const pictureHeight = 150;

const Content = ({ shown }: { readonly shown: SheetForecast }) => {
  const { t } = useTranslation();
  const { sentence, dayMonth } = useForecastTexts();
  const { isHidden } = useAmountFormat();
  const { forecast, state, end } = shown;
  const { lowest, lowestAtBest } = forecast;
  const isBand = Number(subtract(lowestAtBest.atBest, lowest.prudent)) !== 0;
  if (state === 'past') return <Said>{t('forecast.ended', { date: dayMonth(end) })}</Said>;
  return (
    <>
      <Said>
        {!isHidden && (
          <>
            <p>{sentence(shown)}</p>
            <ForecastPicture forecast={forecast} label={sentence(shown)} height={pictureHeight} />
          </>
        )}
        {isBand && (
          <DayRows>
            <DayRow label={t('forecast.lowest')} date={lowest.date} balance={lowest.prudent} />
            <DayRow label={t('forecast.lowestAtBest')} date={lowestAtBest.date} balance={lowestAtBest.atBest} />
          </DayRows>
        )}
        <p>{t('forecast.help')}</p>
      </Said>
      <ForecastDays shown={shown} />
      <NotCounted shown={shown} />
    </>
  );
};

const Sum = ({ shown }: { readonly shown: SheetForecast }) => {
  const { t } = useTranslation();
  const { weekday } = useForecastTexts();
  const { signed, isHidden } = useAmountFormat();
  const { forecast, items, state } = shown;
  if (state === 'past') return null;
  const value = forecast.last.prudent;
  const isWithIncome = items.some(({ source }) => source.collection === 'in');
  return (
    <Total>
      <span>
        {t(isWithIncome ? 'forecast.totalWithIncome' : 'forecast.total', { date: weekday(forecast.last.date) })}
      </span>
      <span className={`amount ${isHidden ? '' : signTones[signOf(value)]}`}>
        <AmountText text={signed(value)} />
      </span>
    </Total>
  );
};

/** The forecast day by day, in the place of the charges and the provisions. */
const ForecastColumn = ({ shown, onClose }: PanelProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const range = useRange(shown);
  useEffect(() => {
    heading.current?.focus();
    return () => {
      // Once the columns are back.
      setTimeout(() => isFocusLost() && document.querySelector<HTMLElement>('[data-opens-forecast]')?.focus());
    };
  }, []);
  useCloseOnBack(true, onClose);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <Column aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <BlockHead>
        <Title>
          <BlockTitle as="h2" id={titleId} ref={heading} tabIndex={-1} data-forecast-heading="">
            {t('forecast.panel')}
          </BlockTitle>
          <span>{range}</span>
        </Title>
        <IconButton aria-label={t('forecast.close')} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </BlockHead>
      <Scroller>
        <Content shown={shown} />
      </Scroller>
      <Sum shown={shown} />
    </Column>
  );
};

type PanelProps = { readonly shown: SheetForecast; readonly onClose: () => void };

const useRange = ({ forecast: { days, last } }: SheetForecast): string => {
  const { t } = useTranslation();
  const { dayMonth } = useForecastTexts();
  const [first = last] = days;
  return t('forecast.range', { from: dayMonth(first.date), to: dayMonth(last.date) });
};

/** The same over the page of a smaller screen. */
const ForecastDialog = ({ shown, onClose }: PanelProps) => {
  const { t } = useTranslation();
  return (
    <DialogFrame
      title={t('forecast.panel')}
      subject={useRange(shown)}
      isForm
      width={720}
      minHeight={560}
      onClose={onClose}
      actions={
        <Button variant="tonal" onClick={onClose}>
          {t('forecast.close')}
        </Button>
      }
    >
      <Content shown={shown} />
      <Sum shown={shown} />
    </DialogFrame>
  );
};

/** How low the account goes, day by day, and because of what. */
export function ForecastPanel() {
  const forecast = useForecastPanel();
  const shown = useForecast();
  const { name } = useLayout();
  const Panel = name === 'board' ? ForecastColumn : ForecastDialog;
  return <Panel shown={shown} onClose={() => forecast.send({ type: 'forecast.closed' })} />;
}
