import type { Frame } from '../../src/app/inspect/messages.ts';
import type { Entry } from '../timeline/entry.ts';

const settled = /^xstate\.(done|error)\.actor\.(?<name>.+)$/u;
const elapsed = /^xstate\.after\.(?<delay>[^.]+)\./u;

const lifecycle: Readonly<Record<string, string>> = {
  'xstate.init': 'started',
  'xstate.stop': 'stopped',
  'xstate.promise.resolve': 'answered',
  'xstate.promise.reject': 'failed',
};

/** The type of an event as on the page of its chart. */
export function eventWords(type: string): string {
  const known = lifecycle[type];
  if (known !== undefined) return known;
  const done = settled.exec(type);
  if (done) return `${done[1]} ${done[2]}`;
  const after = elapsed.exec(type);
  return after ? `after ${after[1]}` : type;
}

export const subjectOf = (entry: Entry): string =>
  entry.kind === 'step' ? (entry.frame.chart ?? entry.frame.name) : 'page';

export function happeningOf(entry: Entry): string {
  if (entry.kind === 'step') return eventWords(entry.frame.event.type);
  return entry.kind === 'opened' ? `opened ${entry.info.path}` : 'left';
}

const padded = (value: number, length = 2): string => String(value).padStart(length, '0');

export function clockTime(time: number): string {
  const date = new Date(time);
  const [hours, minutes, seconds] = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => padded(part));
  return `${hours}:${minutes}:${seconds}.${padded(date.getMilliseconds(), 3)}`;
}

/** The paths of the innermost active states of a chart; the status of an effect. */
export function stateWords({ chart, states, status }: Frame): string {
  if (chart === undefined) return status;
  const innermost = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));
  return innermost.map((id) => id.slice(chart.length + 1) || 'running').join(', ');
}

export const pretty = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'nothing';
