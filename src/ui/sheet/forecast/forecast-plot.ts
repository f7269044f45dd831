import { ticks } from 'd3-array';
import { area, curveStepAfter, line } from 'd3-shape';
import type { Forecast } from '../../../domain/forecast/forecast.ts';

/** The lowest and the highest balance that a picture shows, zero among them. */
type BalanceRange = readonly [lowest: number, highest: number];

/** A step of a line: a day's balance, which holds from the start of the day to its end. */
type Step = { readonly day: number; readonly prudent: number; readonly atBest: number };

/**
 * The lines of a forecast in a box as wide as its days and as high as the range of its balances, of which the highest is at 0: the
 * picture stretches it.
 */
export type ForecastPlot = {
  readonly width: number;
  readonly height: number;
  readonly prudent: string;
  readonly atBest: string;
  /** Between the two. */
  readonly band: string;
  /** Between zero and the prudent balances below it. */
  readonly red: string;
  readonly zero: number;
  /** Round amounts, each with its place. */
  readonly scale: readonly { readonly amount: number; readonly y: number }[];
  /** A line through each of them. */
  readonly grid: string;
  /** The middle of the lowest day, and its prudent balance. */
  readonly lowest: { readonly x: number; readonly y: number };
};

/** The range of all balances of a forecast; a whole one where all are zero. */
const rangeOf = ({ days }: Forecast): BalanceRange => {
  const balances = days.flatMap(({ prudent, atBest }) => [Number(prudent), Number(atBest)]);
  const [lowest, highest] = [Math.min(0, ...balances), Math.max(0, ...balances)];
  return lowest === highest ? [lowest, lowest + 1] : [lowest, highest];
};

/** The last day's balance holds to its end as well. */
const stepsOf = ({ days, last }: Forecast): readonly Step[] =>
  [...days, last].map(({ prudent, atBest }, day) => ({ day, prudent: Number(prudent), atBest: Number(atBest) }));

const x = ({ day }: Step): number => day;

/** The picture of a forecast, with about so many amounts on its scale. */
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

// Up to so many days are all named; of more only some, which would touch each other.
const mostLabels = 9;
const fewLabels = 6;

/** The days that are named below the picture, the lowest one among them, as places from 0 on. */
export const namedDays = ({ days, lowest }: Forecast): readonly number[] => {
  const even = ticks(0, days.length - 1, days.length > mostLabels ? fewLabels : days.length).filter(Number.isInteger);
  const step = (even[1] ?? 1) - (even[0] ?? 0);
  const lowestPlace = days.indexOf(lowest);
  const apart = even.filter((place) => Math.abs(place - lowestPlace) > step / 2);
  return [...apart, lowestPlace].toSorted((a, b) => a - b);
};
