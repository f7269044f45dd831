import type { KnownActor, World } from './world.ts';

type Scope = { readonly chart: string | undefined; readonly page: string | undefined };

const isWithin = ({ chart, page }: Scope, actor: KnownActor): boolean =>
  actor.chart !== undefined && actor.chart === chart && (page === undefined || actor.page === page);

/** The running actors of a chart by key, newest last. */
export const actorsOf = ({ living }: World, scope: Scope): readonly (readonly [string, KnownActor])[] =>
  [...living].filter(([, actor]) => isWithin(scope, actor));

/**
 * The actor whose states a drawing shows: the first running actor of `preferred`, else the newest actor, else the last ended actor.
 */
export function shownActor(
  world: World,
  scope: Scope,
  preferred: readonly (string | undefined)[] = [],
): KnownActor | undefined {
  const actors = new Map(actorsOf(world, scope));
  const wanted = preferred.find((key) => key !== undefined && actors.has(key));
  const living = wanted === undefined ? [...actors.values()].at(-1) : actors.get(wanted);
  if (living) return living;
  return [...world.ended.values()]
    .filter((actor) => isWithin(scope, actor))
    .toSorted((a, b) => a.time - b.time)
    .at(-1);
}
