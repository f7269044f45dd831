import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFocusLost } from '../../../keyboard/focus.ts';
import { Icon } from '../../../icons/icon.tsx';
import { DialogFrame } from '../../../shell/dialog-frame.tsx';
import { useCloseOnBack } from '../../../hooks/close-on-back.ts';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { useForecastPanel } from '../../../hooks/workspace-actors.tsx';
import { BlockHeader, BlockTitle } from '../../../surfaces/block-header.ts';
import { useLayout } from '../../../hooks/layout.tsx';
import { type SheetForecast, useForecast } from '../forecast.ts';
import { ForecastDays } from './forecast-days.tsx';
import { ForecastFoot } from './forecast-foot.tsx';
import { ForecastLegend } from '../picture/forecast-legend.tsx';
import { ForecastPicture } from '../picture/forecast-picture.tsx';
import { firstOf, useForecastTexts } from '../forecast-texts.ts';

type PanelProps = { readonly shown: SheetForecast };
type Closable = { readonly onClose: () => void };

// Replaces two columns of the board.
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

const Summary = styled('div')(({ theme: { vars } }) => ({
  padding: '4px 16px 8px',
  color: vars.palette.text.secondary,
  '& > p': { margin: '0 0 8px' },
  '& strong': { fontWeight: 600, color: vars.palette.text.primary },
  '.MuiDialog-root &': { paddingInline: 0 },
}));

const TableHead = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  padding: '0 44px 0 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: '0.75rem',
  lineHeight: '24px',
  color: vars.palette.text.secondary,
  '.MuiDialog-root &': { paddingInline: 0 },
}));

const pictureHeight = 150;

/** The main sentence, then its reasons. */
const Sentences = ({ shown }: PanelProps) => {
  const { sentences } = useForecastTexts();
  const [main, ...reasons] = sentences(shown);
  return (
    <p>
      <strong>{main}</strong> {reasons.join(' ')}
    </p>
  );
};

/** Explains the two lines: one counts entries without a day on the first day, the other on the last day. */
const Legend = ({ shown: { forecast } }: PanelProps) => {
  const { t } = useTranslation();
  const { dayMonth } = useForecastTexts();
  return (
    <ForecastLegend
      prudent={t('forecast.prudentMeaning', { date: dayMonth(firstOf(forecast).date) })}
      atBest={t('forecast.atBestMeaning', { date: dayMonth(forecast.last.date) })}
    />
  );
};

const Content = ({ shown }: PanelProps) => {
  const { t } = useTranslation();
  const { sentence, dayMonth } = useForecastTexts();
  const { isHidden } = useAmountFormat();
  const { isTouch } = useLayout();
  const { forecast, state, end } = shown;
  if (state === 'past') return <Summary>{t('forecast.ended', { date: dayMonth(end) })}</Summary>;
  return (
    <>
      <Summary>
        {!isHidden && (
          <>
            <Sentences shown={shown} />
            <ForecastPicture
              forecast={forecast}
              label={sentence(shown)}
              height={pictureHeight}
              hasWeekdays={!isTouch}
            />
            <Legend shown={shown} />
          </>
        )}
        <p>{t('forecast.help')}</p>
      </Summary>
      <TableHead aria-hidden>
        <span>{t('forecast.order')}</span>
        <span>{t('forecast.columnBalance')}</span>
      </TableHead>
      <ForecastDays shown={shown} />
    </>
  );
};

/** The forecast day by day, in place of the charges and the provisions. */
const ForecastColumn = ({ shown, onClose }: PanelProps & Closable) => {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const range = useRange(shown);
  useEffect(() => {
    heading.current?.focus();
    return () => {
      // Deferred until the columns of the board are mounted again.
      setTimeout(() => isFocusLost() && document.querySelector<HTMLElement>('[data-opens-forecast]')?.focus());
    };
  }, []);
  useCloseOnBack(true, onClose);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <Column aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <BlockHeader>
        <Title>
          <BlockTitle as="h2" id={titleId} ref={heading} tabIndex={-1} data-forecast-heading="">
            {t('forecast.panel')}
          </BlockTitle>
          <span>{range}</span>
        </Title>
        <IconButton aria-label={t('forecast.close')} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </BlockHeader>
      <Scroller>
        <Content shown={shown} />
      </Scroller>
      <ForecastFoot shown={shown} />
    </Column>
  );
};

const useRange = ({ forecast }: SheetForecast): string => {
  const { t } = useTranslation();
  const { dayMonth } = useForecastTexts();
  return t('forecast.range', { from: dayMonth(firstOf(forecast).date), to: dayMonth(forecast.last.date) });
};

/** The forecast day by day in a dialog, on screens without a board. */
const ForecastDialog = ({ shown, onClose }: PanelProps & Closable) => {
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
      <ForecastFoot shown={shown} />
    </DialogFrame>
  );
};

/** The forecast day by day: each day's entries and balance. */
export function ForecastPanel() {
  const forecast = useForecastPanel();
  const shown = useForecast();
  const { name } = useLayout();
  const Panel = name === 'board' ? ForecastColumn : ForecastDialog;
  return <Panel shown={shown} onClose={() => forecast.send({ type: 'forecast.closed' })} />;
}
