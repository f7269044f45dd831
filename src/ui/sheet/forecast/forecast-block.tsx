import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { createContext, memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOfMonth } from '../../../domain/forecast/forecast-period.ts';
import type { SheetDate } from '../../../domain/sheet/sheet-date.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { Icon } from '../../controls/icon.tsx';
import { useAmountFormat } from '../../hooks/formats.ts';
import { required } from '../../hooks/required.ts';
import { useForecastPanel } from '../../hooks/workspace-actors.tsx';
import { Block } from '../blocks/block.tsx';
import { useLayout } from '../frame/layout.tsx';
import { type SheetForecast, useDeferredForecast } from '../state/forecast.ts';
import { DayRow, DayRows } from './day-rows.tsx';
import { ForecastPicture, pictureHeight } from './forecast-picture.tsx';
import { useForecastTexts } from './forecast-texts.ts';
import { BlockRoom, ForecastBody, LateForecastPanel } from './late-forecast.tsx';
import { LowestAnnouncer } from './lowest-announcer.tsx';

const Hidden = styled('div')({});

// In the place of the picture, or of all of it.
const Ended = styled('p')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

// Pixels of the lines, under a pointer and under a thumb.
const heights = { pointer: 64, thumb: 84 };

// Read by what tells of it, so that the block around does not render with each line.
const ForecastContext = createContext<SheetForecast | undefined>(undefined);

const useShownForecast = (): SheetForecast => required(useContext(ForecastContext), 'ForecastContext');

/** Whether it turns red, and on which day. */
const Verdict = () => {
  const { t } = useTranslation();
  const { firstRed } = useShownForecast().forecast;
  const { isHidden } = useAmountFormat();
  if (isHidden) return null;
  return (
    <Chip
      size="small"
      color={firstRed ? 'error' : 'success'}
      icon={<Icon name={firstRed ? 'triangleDown' : 'triangleUp'} size={9} filled />}
      label={
        firstRed ? t('forecast.redOn', { count: dayOfMonth(firstRed.date), ordinal: true }) : t('forecast.neverRed')
      }
    />
  );
};

/** Opens the forecast day by day. */
const OpenButton = () => {
  const { t } = useTranslation();
  const panel = useForecastPanel();
  return (
    <Button
      variant="text"
      data-opens-forecast=""
      onPointerDown={LateForecastPanel.prefetch}
      onFocus={LateForecastPanel.prefetch}
      onClick={() => panel.send({ type: 'forecast.opened' })}
      sx={{ alignSelf: 'flex-start', marginLeft: '-12px' }}
    >
      {t('forecast.open')}
      <Icon name="right" size={14} />
    </Button>
  );
};

/** The line of the balance; a single day has none. */
const Picture = () => {
  const { t } = useTranslation();
  const shown = useShownForecast();
  const { isHidden } = useAmountFormat();
  const { sentence, dayMonth } = useForecastTexts();
  const lines = useLayout().isTouch ? heights.thumb : heights.pointer;
  const height = pictureHeight(lines);
  if (shown.state === 'over')
    return <Ended sx={{ height }}>{t('forecast.endedStillCounted', { date: dayMonth(shown.end) })}</Ended>;
  // The line tells what the amounts are, and its sign.
  if (isHidden) return <Hidden sx={{ height }} />;
  return <ForecastPicture forecast={shown.forecast} label={sentence(shown)} height={lines} />;
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

/** How low it goes, in the head of the closed block. */
const Lowest = () => {
  const { signed } = useAmountFormat();
  return <AmountText text={signed(useShownForecast().forecast.lowest.prudent)} />;
};

const Announcer = () => {
  const { sheetId, forecast } = useShownForecast();
  return <LowestAnnouncer day={forecast.lowest} sheetId={sheetId} />;
};

/** How low the account goes until the sheet's days are over, on which day, and when it is red: a frame after what has changed. */
export function ForecastBlock() {
  const shown = useDeferredForecast();
  if (!shown) return <BlockRoom />;
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
  const { name } = useLayout();
  const title = t('forecast.title');
  if (isPast)
    return (
      <Block name="projection" title={title}>
        <ForecastBody>
          <Ended sx={{ flexGrow: 1 }}>{t('forecast.ended', { date: dayMonth(end) })}</Ended>
        </ForecastBody>
      </Block>
    );
  return (
    <Block
      name="projection"
      title={title}
      // Beside the verdict a narrow column has no room for it; the last row says it, too.
      count={name === 'board' ? undefined : t('forecast.until', { date: dayMonth(end) })}
      total={<Lowest />}
      extra={<Verdict />}
    >
      <ForecastBody>
        <Picture />
        <LowestAndLast />
        <OpenButton />
      </ForecastBody>
      <Announcer />
    </Block>
  );
});
