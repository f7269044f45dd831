import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { createContext, memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOfMonth, type SheetDate } from '../../../domain/sheet/sheet-date.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { Icon } from '../../icons/icon.tsx';
import { useAmountFormat } from '../../hooks/formats.ts';
import { required } from '../../hooks/required.ts';
import { useForecastPanel } from '../../hooks/workspace-actors.tsx';
import { Block } from '../../surfaces/block.tsx';
import { useLayout } from '../../hooks/layout.tsx';
import { type SheetForecast, useDeferredForecast } from './forecast.ts';
import { DayRow } from './day-rows.tsx';
import { DayRows, Ended, ForecastBody } from './forecast-body.ts';
import { ForecastLegend } from './picture/forecast-legend.tsx';
import { ForecastPicture, pictureHeight } from './picture/forecast-picture.tsx';
import { useForecastTexts } from './forecast-texts.ts';
import { narrowBoard } from '../../theme/media-queries.ts';
import { ForecastNotes, PastForecast } from './forecast-notes.tsx';
import { ForecastPanel } from './panel/forecast-panel.ts';
import { ForecastPlaceholder } from './forecast-placeholder.tsx';
import { linkLook } from './not-counted.tsx';
import { LowestAnnouncer } from './lowest-announcer.tsx';

const Hidden = styled('div')({});

// The height of the lines in pixels, with a mouse and on a touch screen.
const heights = { pointer: 59, touch: 72 };

// Read only by the components that show figures, so that the block does not render with each change.
const ForecastContext = createContext<SheetForecast | undefined>(undefined);

const useShownForecast = (): SheetForecast => required(useContext(ForecastContext), 'ForecastContext');

// The narrow column of a small board has no room for the icon beside the date.
const verdictLook = {
  position: 'relative',
  left: 6,
  [narrowBoard]: { left: 12, padding: '0 4px', '& .icon': { display: 'none' } },
} as const;
const Until = styled('span')({ [narrowBoard]: { fontSize: '0.6875rem' } });

/** Whether the balance turns negative, and on which day. */
const Verdict = () => {
  const { t } = useTranslation();
  const { firstRed } = useShownForecast().forecast;
  const { isHidden } = useAmountFormat();
  if (isHidden) return null;
  return (
    <Chip
      size="small"
      sx={verdictLook}
      color={firstRed ? 'error' : 'success'}
      icon={<Icon name={firstRed ? 'triangleDown' : 'triangleUp'} size={9} filled />}
      label={
        firstRed ? t('forecast.redOn', { count: dayOfMonth(firstRed.date), ordinal: true }) : t('forecast.neverRed')
      }
    />
  );
};

const OpenButton = () => {
  const { t } = useTranslation();
  const panel = useForecastPanel();
  return (
    <Button
      variant="text"
      data-opens-forecast=""
      onPointerDown={ForecastPanel.prefetch}
      onFocus={ForecastPanel.prefetch}
      onClick={() => panel.send({ type: 'forecast.opened' })}
      sx={{ ...linkLook, marginLeft: 'auto', marginRight: '-4px' }}
    >
      {t('forecast.open')}
      <Icon name="right" size={14} />
    </Button>
  );
};

/** The line of the balance; a single day has no line. */
const Picture = () => {
  const { t } = useTranslation();
  const shown = useShownForecast();
  const { isHidden } = useAmountFormat();
  const { sentence, dayMonth } = useForecastTexts();
  const lines = useLayout().isTouch ? heights.touch : heights.pointer;
  const height = pictureHeight(lines);
  if (shown.state === 'over')
    return <Ended sx={{ height }}>{t('forecast.endedStillCounted', { date: dayMonth(shown.end) })}</Ended>;
  // The line would reveal hidden amounts and their sign.
  if (isHidden) return <Hidden sx={{ height }} />;
  return <ForecastPicture forecast={shown.forecast} label={sentence(shown)} height={lines} />;
};

const Legend = () => {
  const { t } = useTranslation();
  return (
    <ForecastLegend prudent={t('forecast.prudent')} atBest={t('forecast.atBest')}>
      <OpenButton />
    </ForecastLegend>
  );
};

const LowestAndLast = () => {
  const { t } = useTranslation();
  const { lowest, last } = useShownForecast().forecast;
  return (
    <DayRows>
      <DayRow label={t('forecast.lowest')} date={lowest.date} balance={lowest.prudent} figure="Lowest" />
      <DayRow
        label={t('forecast.end')}
        text={t('explanation.end')}
        date={last.date}
        balance={last.prudent}
        figure="End"
      />
    </DayRows>
  );
};

/** The lowest balance, in the header of the collapsed block. */
const Lowest = () => {
  const { signed } = useAmountFormat();
  return <AmountText text={signed(useShownForecast().forecast.lowest.prudent)} />;
};

const Announcer = () => {
  const { sheetId, forecast } = useShownForecast();
  return <LowestAnnouncer day={forecast.lowest} sheetId={sheetId} />;
};

/** The forecast until the end of the sheet's period. It renders one frame after the edit that changes it. */
export function ForecastBlock() {
  const shown = useDeferredForecast();
  if (!shown) return <ForecastPlaceholder />;
  return (
    <ForecastContext value={shown}>
      <ShownForecast isPast={shown.state === 'past'} end={shown.end} />
    </ForecastContext>
  );
}

type ShownForecastProps = { readonly isPast: boolean; readonly end: SheetDate };

const ShownForecast = memo(({ isPast, end }: ShownForecastProps) => {
  const { t } = useTranslation();
  const { dayMonth } = useForecastTexts();
  const title = t('forecast.title');
  if (isPast)
    return (
      <Block name="forecast" title={title}>
        <ForecastBody>
          <PastForecast />
        </ForecastBody>
      </Block>
    );
  return (
    <Block
      name="forecast"
      title={title}
      count={<Until>{t('forecast.until', { date: dayMonth(end) })}</Until>}
      total={<Lowest />}
      extra={<Verdict />}
    >
      <ForecastBody>
        <Picture />
        <Legend />
        <LowestAndLast />
        <ForecastNotes />
      </ForecastBody>
      <Announcer />
    </Block>
  );
});
