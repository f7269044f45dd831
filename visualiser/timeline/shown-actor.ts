import type { KnownActor, World } from './world.ts';

type Scope = { readonly chart: string | undefined; readonly page: string | undefined };

const isWithin = ({ chart, page }: Scope, actor: KnownActor): boolean =>
  actor.chart !== undefined && actor.chart === chart && (page === undefined || actor.page === page);

/** The living actors of a chart by their keys, the newest last. */
export const actorsOf = ({ living }: World, scope: Scope): readonly (readonly [string, KnownActor])[] =>
  [...living].filter(([, actor]) => isWithin(scope, actor));

/** The actor whose states a drawing shows: the chosen one, else the newest, else the last one that has ended. */
export function shownActor(world: World, scope: Scope, chosen: string | undefined): KnownActor | undefined {
  const actors = actorsOf(world, scope);
  const living = actors.find(([key]) => key === chosen) ?? actors.at(-1);
  if (living) return living[1];
  return [...world.ended.values()]
    .filter((actor) => isWithin(scope, actor))
    .toSorted((a, b) => a.time - b.time)
    .at(-1);
}
