import type { Frame, PageInfo } from '../../src/app/inspect/messages.ts';
import type { Entry } from './entry.ts';

/** An actor as its latest event has left it. */
export type KnownActor = Frame & {
  readonly page: string;
  /** The transitions that moved it last; events that changed nothing since do not count. */
  readonly taken: readonly string[];
};

/** What is known of every page at one moment. */
export type World = {
  readonly pages: ReadonlyMap<string, PageInfo>;
  readonly living: ReadonlyMap<string, KnownActor>;
  /** Of each chart the actor that ended last, unless one lives. */
  readonly ended: ReadonlyMap<string, KnownActor>;
};

export const emptyWorld: World = { pages: new Map(), living: new Map(), ended: new Map() };

/** Names an actor among those of all pages. */
export const actorKey = (page: string, actor: string): string => `${page} ${actor}`;

/** Names a chart among those of all pages. */
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

/** What is known after `entries`, when `world` was known before them. */
export function replay(world: World, entries: readonly Entry[]): World {
  if (entries.length === 0) return world;
  const draft = { pages: new Map(world.pages), living: new Map(world.living), ended: new Map(world.ended) };
  for (const entry of entries) apply(draft, entry);
  return draft;
}
