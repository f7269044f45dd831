import { ticks } from 'd3-array';
import { area, curveStepAfter, line } from 'd3-shape';
import type { Forecast } from '../../../../domain/forecast/forecast.ts';

/** The lowest and highest balance of the picture; the range includes zero. */
type BalanceRange = readonly [lowest: number, highest: number];

/** A step of a line: the balance from the start to the end of a day. */
type Step = { readonly day: number; readonly prudent: number; readonly atBest: number };

/**
 * The lines of a forecast: x in days, y in amounts, with the highest balance at y = 0. The picture stretches them.
 */
export type ForecastPlot = {
  readonly width: number;
  readonly height: number;
  readonly prudent: string;
  readonly atBest: string;
  /** The area between the two lines. */
  readonly band: string;
  /** The area between zero and negative prudent balances. */
  readonly red: string;
  readonly zero: number;
  /** Round amounts with their y. */
  readonly scale: readonly { readonly amount: number; readonly y: number }[];
  /** A horizontal line at each amount of the scale. */
  readonly grid: string;
  /** The middle of the lowest day, and its prudent balance. */
  readonly lowest: { readonly x: number; readonly y: number };
};

/** The range of all balances; one unit high if all are zero. */
const rangeOf = ({ days }: Forecast): BalanceRange => {
  const balances = days.flatMap(({ prudent, atBest }) => [Number(prudent), Number(atBest)]);
  const [lowest, highest] = [Math.min(0, ...balances), Math.max(0, ...balances)];
  return lowest === highest ? [lowest, lowest + 1] : [lowest, highest];
};

/** Repeats the last day, so that the line continues to the end of that day. */
const stepsOf = ({ days, last }: Forecast): readonly Step[] =>
  [...days, last].map(({ prudent, atBest }, day) => ({ day, prudent: Number(prudent), atBest: Number(atBest) }));

const x = ({ day }: Step): number => day;

/** The plot of a forecast, with about `amounts` values on its scale. */
export const forecastPlot = (forecast: Forecast, amounts: number): ForecastPlot => {
  const steps = [...stepsOf(forecast)];
  const [lowest, highest] = rangeOf(forecast);
  const y = (balance: number) => highest - balance;
  const scale = ticks(lowest, highest, amounts).map((amount) => ({ amount, y: y(amount) }));
  const lineOf = (kind: 'prudent' | 'atBest') =>
    line<Step>(x, (step) => y(step[kind])).curve(curveStepAfter)(steps) ?? '';
  const areaOf = (from: (step: Step) => number, to: (step: Step) => number) =>
    area<Step>(
      x,
      (step) => y(from(step)),
      (step) => y(to(step)),
    ).curve(curveStepAfter)(steps) ?? '';
  return {
    width: forecast.days.length,
    height: highest - lowest,
    prudent: lineOf('prudent'),
    atBest: lineOf('atBest'),
    band: areaOf(
      ({ prudent }) => prudent,
      ({ atBest }) => atBest,
    ),
    red: areaOf(
      ({ prudent }) => Math.min(0, prudent),
      () => 0,
    ),
    zero: y(0),
    scale,
    grid: scale.map((tick) => `M0,${tick.y}H${forecast.days.length}`).join(''),
    lowest: { x: forecast.days.indexOf(forecast.lowest) + 0.5, y: y(Number(forecast.lowest.prudent)) },
  };
};

// Up to nine days all have labels. More labels would touch each other.
const mostLabels = 9;
const fewLabels = 6;

/** The indexes of the days with a label on the axis; the lowest day always has one. */
export const labelledDays = ({ days, lowest }: Forecast): readonly number[] => {
  const even = ticks(0, days.length - 1, days.length > mostLabels ? fewLabels : days.length).filter(Number.isInteger);
  const step = (even[1] ?? 1) - (even[0] ?? 0);
  const lowestIndex = days.indexOf(lowest);
  const apart = even.filter((index) => Math.abs(index - lowestIndex) > step / 2);
  return [...apart, lowestIndex].toSorted((a, b) => a - b);
};
