import type { Entry, Step } from './entry.ts';

export type Filter = {
  readonly text: string;
  /** Whether the log also shows steps of effects. */
  readonly withEffects: boolean;
  /** The page whose entries are shown; undefined for all pages. */
  readonly page: string | undefined;
};

const isOfEffect = (entry: Entry): boolean => entry.kind === 'step' && entry.frame.chart === undefined;

const wordsOf = (entry: Entry): string =>
  entry.kind === 'step' ? `${entry.frame.chart ?? ''} ${entry.frame.name} ${entry.frame.event.type}` : entry.kind;

export function shownEntries(entries: readonly Entry[], { text, withEffects, page }: Filter): readonly Entry[] {
  const words = text.toLowerCase().split(/\s+/u);
  return entries.filter((entry) => {
    if (page !== undefined && entry.page !== page) return false;
    if (!withEffects && isOfEffect(entry)) return false;
    const said = wordsOf(entry).toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** The viewed entry: the last entry up to `position`. */
export const currentEntry = (shown: readonly Entry[], position: number | undefined): Entry | undefined =>
  shown.findLast(({ number }) => position === undefined || number <= position);

/** The number of the entry before `position`; `position` without an earlier entry. */
export function numberBefore(shown: readonly Entry[], position: number | undefined): number | undefined {
  const current = currentEntry(shown, position);
  const before = shown.findLast(({ number }) => current !== undefined && number < current.number);
  return before?.number ?? current?.number;
}

/** The number of the entry after `position`. */
export const numberAfter = (shown: readonly Entry[], position: number | undefined): number | undefined =>
  position === undefined ? undefined : (shown.find(({ number }) => number > position)?.number ?? position);

const isOfChart = (entry: Entry): entry is Step => entry.kind === 'step' && entry.frame.chart !== undefined;

const isMove = (entry: Entry): entry is Step => isOfChart(entry) && entry.frame.transitions.length > 0;

/** Whether a chart took a transition or entered its initial state. */
export const hasMoved = (entry: Entry): boolean =>
  isOfChart(entry) && (entry.frame.transitions.length > 0 || entry.frame.event.type === 'xstate.init');

export const lastStepOf = (entries: readonly Entry[], chart: string | undefined, page: string | undefined) =>
  entries.findLast(
    (entry): entry is Step =>
      isOfChart(entry) && entry.frame.chart === chart && (page === undefined || entry.page === page),
  );

/** The last step with a transition. Excludes steps of actors that a transition has started. */
export const lastMove = (entries: readonly Entry[]): Step | undefined => entries.findLast(isMove);
