import type { Message } from '../../src/app/inspect/messages.ts';
import { type Entry, entriesOf } from './entry.ts';
import { emptyWorld, replay, type World } from './world.ts';

export type Timeline = {
  /** The state before the first entry. */
  readonly base: World;
  readonly entries: readonly Entry[];
  /** The state after the last entry. */
  readonly latest: World;
  readonly last: number;
  /** The number of the viewed entry; undefined while the view follows the app. */
  readonly position: number | undefined;
};

export type TimelineAction =
  | { readonly type: 'message.received'; readonly message: Message; readonly time: number }
  | { readonly type: 'entry.chosen'; readonly number: number }
  | { readonly type: 'pause.requested' }
  | { readonly type: 'follow.requested' }
  | { readonly type: 'clear.requested' };

/** The maximum number of entries. Older entries are merged into `base`. */
export const mostEntries = 2000;

export const emptyTimeline: Timeline = {
  base: emptyWorld,
  entries: [],
  latest: emptyWorld,
  last: 0,
  position: undefined,
};

function withEntries(timeline: Timeline, added: readonly Entry[]): Timeline {
  if (added.length === 0) return timeline;
  const entries = [...timeline.entries, ...added];
  const surplus = Math.max(0, entries.length - mostEntries);
  return {
    ...timeline,
    base: replay(timeline.base, entries.slice(0, surplus)),
    entries: entries.slice(surplus),
    latest: replay(timeline.latest, added),
    last: timeline.last + added.length,
  };
}

export function reduceTimeline(timeline: Timeline, action: TimelineAction): Timeline {
  const { latest, last, position } = timeline;
  switch (action.type) {
    case 'message.received': {
      const isKnown = (page: string) => latest.pages.has(page);
      return withEntries(timeline, entriesOf(action.message, { last, time: action.time, isKnown }));
    }
    case 'entry.chosen':
      return { ...timeline, position: action.number };
    case 'pause.requested':
      return { ...timeline, position: position ?? last };
    case 'follow.requested':
      return { ...timeline, position: undefined };
    case 'clear.requested':
      return { ...timeline, base: latest, entries: [], position: undefined };
  }
}

/** The entries up to the viewed moment. */
export const past = ({ entries, position }: Timeline): readonly Entry[] =>
  position === undefined ? entries : entries.filter(({ number }) => number <= position);

/** The state at the viewed moment. */
export const worldAt = (timeline: Timeline): World =>
  timeline.position === undefined ? timeline.latest : replay(timeline.base, past(timeline));
