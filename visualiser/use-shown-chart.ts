import { useMemo, useState, useSyncExternalStore } from 'react';
import { catalogue, type Chart, type ChartState } from './catalogue/charts.ts';
import { type Link, hashOf, readHash } from './link/link.ts';
import type { Entry, Step } from './timeline/entry.ts';
import { shownActor } from './timeline/shown-actor.ts';
import { lastMove, lastStepOf } from './timeline/steps.ts';
import { actorKey, type World } from './timeline/world.ts';

const subscribeToHash = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

function useLink(): Link {
  const hash = useSyncExternalStore(subscribeToHash, () => location.hash);
  return useMemo(() => readHash(hash, catalogue), [hash]);
}

type Moment = { readonly past: readonly Entry[]; readonly world: World; readonly page: string | undefined };

const linked = (link: Link): { readonly chart: Chart | undefined; readonly state?: ChartState | undefined } => {
  if (link.kind === 'chart') return link;
  return { chart: (link.kind === 'unknown' ? link.chart : undefined) ?? catalogue[0] };
};

const actorOf = (step: Step | undefined) => step && actorKey(step.page, step.frame.actor);

/** The shown chart: the chart in the URL, or the last active chart. */
export function useShownChart({ past, world, page }: Moment) {
  const link = useLink();
  const [chosenActor, chooseActor] = useState<string>();
  // Follows the active chart until a link is opened.
  const [followedFrom, setFollowedFrom] = useState<string | undefined>('');
  const follows = followedFrom === location.hash;
  const move = follows ? lastMove(past) : undefined;
  const moved = catalogue.find(({ id }) => id === move?.frame.chart);
  const chart = moved ?? linked(link).chart;
  const preferred = move ? [actorOf(move)] : [chosenActor, actorOf(lastStepOf(past, chart?.id, page))];
  return {
    link,
    chart,
    state: moved ? undefined : linked(link).state,
    actor: shownActor(world, { chart: chart?.id, page }, preferred),
    follows,
    setFollows: (isOn: boolean) => setFollowedFrom(isOn ? location.hash : undefined),
    /** Called when a link in this page is opened. */
    leaveFollowing: () => setFollowedFrom(undefined),
    showState: (owner: Chart, state?: ChartState) => {
      setFollowedFrom(undefined);
      location.hash = hashOf(owner, state);
    },
    chooseActor,
  };
}

export type ShownChart = ReturnType<typeof useShownChart>;
