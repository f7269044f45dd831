import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Forecast } from '../../../domain/forecast/forecast.ts';
import { dayOfMonth } from '../../../domain/forecast/forecast-period.ts';
import { forecastPlot, namedDays, rangeOf } from './forecast-plot.ts';

// The lines are stretched to the width that there is; their strokes are not.
const Picture = styled('svg')(({ theme: { vars, typography } }) => ({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke' },
  '& .band': { fill: vars.palette.ledger.accentContainer },
  '& .red': { fill: vars.palette.ledger.negativeContainer },
  '& .zero': { stroke: vars.palette.ledger.lineStrong, strokeDasharray: '2 3' },
  '& .at-best': { stroke: vars.palette.primary.main, strokeDasharray: '4 3', strokeWidth: 1.25 },
  '& .prudent': { stroke: vars.palette.primary.main, strokeWidth: 2 },
  '& .below': { stroke: vars.palette.error.main, strokeWidth: 2 },
  '& circle': { fill: vars.palette.background.paper, stroke: vars.palette.primary.main, strokeWidth: 2 },
  '& circle.is-red': { stroke: vars.palette.error.main },
  '& text': { ...typography.micro, fill: vars.palette.text.secondary, textAnchor: 'middle' },
}));

// Strokes and the dot of the lowest day stay inside.
const margin = 5;
const axisHeight = 18;

/** Of the whole picture, in CSS pixels, with the days below its lines. */
export const pictureHeight = (lines: number): number => lines + axisHeight;

type ForecastPictureProps = {
  readonly forecast: Forecast;
  /** What it shows, in words. */
  readonly label: string;
  /** Of the lines, in CSS pixels. */
  readonly height: number;
};

/** The balance day by day: the prudent one in full, the one at best dashed, and what is below zero in red. */
export const ForecastPicture = ({ forecast, label, height }: ForecastPictureProps) => {
  const id = useId();
  const { days, lowest: lowestDay } = forecast;
  const plot = forecastPlot(forecast, rangeOf(forecast));
  const percent = (x: number) => `${(100 * x) / plot.width}%`;
  const inner = height - 2 * margin;
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
        <path className="zero" d={`M0,${plot.zero}H${plot.width}`} />
        <path className="at-best" d={plot.atBest} />
        <path className="prudent" d={plot.prudent} />
        <path className="below" d={plot.prudent} clipPath={`url(#${id})`} />
      </svg>
      <circle
        className={Number(lowestDay.prudent) < 0 ? 'is-red' : undefined}
        cx={percent(plot.lowest.x)}
        cy={margin + (inner * plot.lowest.y) / plot.height}
        r={4}
      />
      {namedDays(forecast).map((place) => (
        <text key={place} x={percent(place + 0.5)} y={height + 13}>
          {dayOfMonth(days[place]?.date ?? forecast.last.date)}
        </text>
      ))}
    </Picture>
  );
};
