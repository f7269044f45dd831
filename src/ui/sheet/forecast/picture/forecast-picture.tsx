import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Forecast } from '../../../../domain/forecast/forecast.ts';
import { withoutZeroCents } from '../../../../domain/money/amount-format.ts';
import { dayOfMonth, toLocalDate } from '../../../../domain/sheet/sheet-date.ts';
import { useAmountFormat, useDateFormat } from '../../../hooks/formats.ts';
import { type ForecastPlot, forecastPlot, labelledDays } from './forecast-plot.ts';

// The lines stretch to the available width, their strokes do not. The scale lies to the right of the lines.
const Picture = styled('svg')(({ theme: { vars, typography } }) => ({
  display: 'block',
  width: 'calc(100% - var(--scale-room, 44px))',
  overflow: 'visible',
  '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke' },
  '& .band': { fill: vars.palette.ledger.accentContainer },
  '& .red': { fill: vars.palette.ledger.negativeContainer },
  '& .grid': { stroke: vars.palette.ledger.barTrack },
  '& .zero': { stroke: vars.palette.ledger.lineStrong },
  '& .at-best': { stroke: vars.palette.primary.main, strokeDasharray: '4 3', strokeWidth: 1.25 },
  '& .prudent': { stroke: vars.palette.primary.main, strokeWidth: 2 },
  '& .below': { stroke: vars.palette.error.main, strokeWidth: 2 },
  '& circle': { fill: vars.palette.background.paper, stroke: vars.palette.primary.main, strokeWidth: 2 },
  '& circle.is-red': { stroke: vars.palette.error.main },
  '& text': { ...typography.micro, fill: vars.palette.text.secondary, textAnchor: 'middle' },
  '& .scale': { textAnchor: 'start' },
  '& .lowest': {
    fontWeight: 600,
    fill: vars.palette.text.primary,
    stroke: vars.palette.background.paper,
    strokeWidth: 3,
    paintOrder: 'stroke',
  },
  '& .lowest.is-red': { fill: vars.palette.error.main },
  '& .is-first': { textAnchor: 'start' },
  '& .is-last': { textAnchor: 'end' },
}));

// In CSS pixels: the margin contains strokes and the dot. The amount of the lowest day and the axis lie below the lines.
const margin = 5;
const amountHeight = 16;
const axisHeight = 16;

/** The height of the whole picture in CSS pixels, given the height of its lines. */
export const pictureHeight = (lines: number): number => lines + amountHeight + axisHeight;

type ForecastPictureProps = {
  readonly forecast: Forecast;
  /** Describes the picture in words. */
  readonly label: string;
  /** The height of the lines in CSS pixels. */
  readonly height: number;
  /** Adds weekdays to the days of the axis. */
  readonly hasWeekdays?: boolean;
};

type PartProps = { readonly plot: ForecastPlot; readonly height: number; readonly forecast: Forecast };

const redClass = ({ lowest }: Forecast): string => (Number(lowest.prudent) < 0 ? ' is-red' : '');

/** Aligns a text near an edge to the start or the end, so that the text stays inside the picture. */
const edgeClass = (share: number): string => {
  if (share < 0.1) return ' is-first';
  return share > 0.9 ? ' is-last' : '';
};

const percent = (share: number) => `${100 * share}%`;

const Scale = ({ plot, height }: PartProps) => {
  const format = useAmountFormat();
  return plot.scale.map(({ amount, y }) => (
    <text key={amount} className="scale" x="100%" dx={8} y={margin + (height * y) / plot.height + 4}>
      {withoutZeroCents(format.amount(amount))}
    </text>
  ));
};

/** The dot of the lowest day, and its balance. */
const Lowest = ({ plot, height, forecast }: PartProps) => {
  const format = useAmountFormat();
  const { x, y } = plot.lowest;
  const share = x / plot.width;
  const middle = margin + (height * y) / plot.height;
  return (
    <>
      <circle className={redClass(forecast).trim() || undefined} cx={percent(share)} cy={middle} r={4} />
      <text className={`lowest${redClass(forecast)}${edgeClass(share)}`} x={percent(share)} y={middle + 17}>
        {format.signed(forecast.lowest.prudent)}
      </text>
    </>
  );
};

type AxisProps = PartProps & { readonly hasWeekdays: boolean };

const Axis = ({ plot, height, forecast, hasWeekdays }: AxisProps) => {
  const { weekdayDay } = useDateFormat();
  const { days, lowest } = forecast;
  return labelledDays(forecast).map((index) => {
    const { date } = days[index] ?? forecast.last;
    const share = (index + 0.5) / plot.width;
    return (
      <text
        key={index}
        className={days[index] === lowest ? 'lowest' : undefined}
        x={percent(share)}
        y={height + margin + amountHeight + 10}
      >
        {hasWeekdays ? weekdayDay(toLocalDate(date)) : dayOfMonth(date)}
      </text>
    );
  });
};

/** The balance day by day: the prudent line solid, the best case dashed, red below zero; with axis and scale. */
export const ForecastPicture = ({ forecast, label, height, hasWeekdays = false }: ForecastPictureProps) => {
  const id = useId();
  const plot = forecastPlot(forecast, Math.max(2, Math.round(height / 40)));
  const inner = height - margin;
  const part = { plot, height: inner, forecast };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` would not take the colours of the theme
    <Picture role="img" aria-label={label} height={pictureHeight(height)}>
      <svg
        x="0"
        y={margin}
        width="100%"
        height={inner}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <clipPath id={id}>
          <rect x="0" y={plot.zero} width={plot.width} height={2 * plot.height} />
        </clipPath>
        <path className="band" d={plot.band} />
        <path className="red" d={plot.red} />
        <path className="grid" d={plot.grid} />
        <path className="zero" d={`M0,${plot.zero}H${plot.width}`} />
        <path className="at-best" d={plot.atBest} />
        <path className="prudent" d={plot.prudent} />
        <path className="below" d={plot.prudent} clipPath={`url(#${id})`} />
      </svg>
      <Scale {...part} />
      <Axis {...part} hasWeekdays={hasWeekdays} />
      <Lowest {...part} />
    </Picture>
  );
};
