import { actorKey, type KnownActor, type World } from './world.ts';

export type ActorBranch = {
  readonly key: string;
  readonly actor: KnownActor;
  readonly children: readonly ActorBranch[];
};

const isChart = ({ actor }: ActorBranch): boolean => actor.chart !== undefined;

/** The running actors of a page as a tree, effects before charts. */
export function actorTree({ living }: World, page: string): readonly ActorBranch[] {
  const ofPage = [...living].filter(([, actor]) => actor.page === page);
  const ownerOf = ({ parent }: KnownActor) => (parent === undefined ? undefined : actorKey(page, parent));
  const below = (owner: string | undefined): readonly ActorBranch[] =>
    ofPage
      .filter(([, actor]) => {
        const parent = ownerOf(actor);
        return owner === undefined ? parent === undefined || !living.has(parent) : parent === owner;
      })
      .map(([key, actor]) => ({ key, actor, children: below(key) }))
      .toSorted((a, b) => Number(isChart(a)) - Number(isChart(b)));
  return below(undefined);
}
