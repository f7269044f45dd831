import type { Frame, PageInfo } from '../../src/app/inspect/messages.ts';
import type { Entry } from './entry.ts';

/** An actor after its latest event. */
export type KnownActor = Frame & {
  readonly page: string;
  /** The transitions of the last event that caused a transition. */
  readonly taken: readonly string[];
};

/** The state of every page at a moment. */
export type World = {
  readonly pages: ReadonlyMap<string, PageInfo>;
  readonly living: ReadonlyMap<string, KnownActor>;
  /** The last ended actor of each chart. */
  readonly ended: ReadonlyMap<string, KnownActor>;
};

export const emptyWorld: World = { pages: new Map(), living: new Map(), ended: new Map() };

/** The key of an actor, unique across pages. */
export const actorKey = (page: string, actor: string): string => `${page} ${actor}`;

/** The key of a chart, unique across pages. */
const chartKey = (page: string, chart: string): string => `${page} ${chart}`;

type Draft = {
  readonly pages: Map<string, PageInfo>;
  readonly living: Map<string, KnownActor>;
  readonly ended: Map<string, KnownActor>;
};

function take({ living, ended }: Draft, page: string, frame: Frame) {
  const key = actorKey(page, frame.actor);
  const known = living.get(key);
  const taken = frame.transitions.length > 0 ? frame.transitions : (known?.taken ?? []);
  const actor = { ...frame, page, taken };
  if (frame.status === 'active') {
    living.set(key, actor);
    return;
  }
  living.delete(key);
  if (frame.chart !== undefined) ended.set(chartKey(page, frame.chart), actor);
}

function forget({ pages, living, ended }: Draft, page: string) {
  pages.delete(page);
  for (const actors of [living, ended]) {
    for (const [key, actor] of actors) if (actor.page === page) actors.delete(key);
  }
}

function apply(draft: Draft, entry: Entry) {
  if (entry.kind === 'step') return take(draft, entry.page, entry.frame);
  forget(draft, entry.page);
  if (entry.kind === 'left') return undefined;
  draft.pages.set(entry.page, entry.info);
  for (const frame of entry.frames) take(draft, entry.page, frame);
  return undefined;
}

/** Applies entries to a state. */
export function replay(world: World, entries: readonly Entry[]): World {
  if (entries.length === 0) return world;
  const draft = { pages: new Map(world.pages), living: new Map(world.living), ended: new Map(world.ended) };
  for (const entry of entries) apply(draft, entry);
  return draft;
}
