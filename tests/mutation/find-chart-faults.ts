import type { AnyStateMachine } from 'xstate';
import type { Fault, FaultKind } from './fault.ts';

type Parts = Readonly<Record<string, unknown>>;
type Step = string | number;
type Place = { readonly at: readonly Step[]; readonly part: unknown };

const partsOf = (part: unknown): Parts =>
  typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part)) : {};

const eachOf = ({ at, part }: Place): readonly Place[] => {
  if (part === undefined) return [];
  return Array.isArray(part)
    ? part.map((each: unknown, index) => ({ at: [...at, index], part: each }))
    : [{ at, part }];
};

const entriesOf = ({ at, part }: Place): readonly Place[] =>
  Object.entries(partsOf(part)).map(([key, each]) => ({ at: [...at, key], part: each }));

const under = (state: Parts, ...at: readonly string[]): Place => ({
  at,
  part: at.reduce<unknown>((part, key) => partsOf(part)[key], state),
});

const invocationsIn = (state: Parts): readonly Place[] => eachOf(under(state, 'invoke'));

function transitionsIn(state: Parts): readonly Place[] {
  const lists = [
    ...entriesOf(under(state, 'on')),
    ...entriesOf(under(state, 'after')),
    under(state, 'always'),
    ...invocationsIn(state).flatMap(({ at, part }) =>
      ['onDone', 'onError'].map((key) => ({ at: [...at, key], part: partsOf(part)[key] })),
    ),
  ];
  return lists.flatMap(eachOf);
}

const targetOf = ({ part }: Place): string | undefined => {
  const target = typeof part === 'string' ? part : partsOf(part)['target'];
  return typeof target === 'string' ? target : undefined;
};

/** Another target for a transition, among siblings or children. */
function otherTarget(place: Place, siblings: Parts, children: Parts): string | undefined {
  const target = targetOf(place);
  if (target === undefined || target.startsWith('#')) return undefined;
  const isChild = target.startsWith('.');
  const [first] = target.slice(isChild ? 1 : 0).split('.');
  const other = Object.keys(isChild ? children : siblings).find((key) => key !== first);
  return other === undefined ? undefined : `${isChild ? '.' : ''}${other}`;
}

type Found = Omit<Fault, 'chart' | 'path'>;
const found = (kind: FaultKind, at: readonly Step[], to?: Step): Found => ({
  kind,
  at: [...at],
  ...(to !== undefined && { to }),
});

function faultsIn(state: Parts, siblings: Parts): readonly Found[] {
  const children = partsOf(state['states']);
  const transitions = transitionsIn(state);
  return [
    ...transitions.map(({ at }) => found('dropped transition', at)),
    ...invocationsIn(state).flatMap(({ at, part }) => [
      ...('onError' in partsOf(part) ? [found('dropped onError', [...at, 'onError'])] : []),
      found('renamed invoke', [...at, 'id'], `${String(partsOf(part)['id'])}Renamed`),
    ]),
    ...transitions.flatMap((place) => {
      const to = otherTarget(place, siblings, children);
      return to === undefined ? [] : [found('swapped target', place.at, to)];
    }),
    ...transitions
      .filter(({ part }) => 'guard' in partsOf(part))
      .map(({ at }) => found('dropped guard', [...at, 'guard'])),
  ];
}

function faultsBelow(chart: string, path: readonly string[], state: Parts, siblings: Parts): readonly Fault[] {
  const states = partsOf(state['states']);
  return [
    ...faultsIn(state, siblings).map((each) => ({ ...each, chart, path: [...path] })),
    ...Object.entries(states).flatMap(([key, each]) => faultsBelow(chart, [...path, key], partsOf(each), states)),
  ];
}

/** Every possible mutation of a chart. */
export function faultsOf({ id, config, implementations }: AnyStateMachine): readonly Fault[] {
  const delays = Object.keys(implementations.delays).map((name): Fault => ({
    chart: id,
    kind: 'changed delay',
    path: [],
    at: [name],
  }));
  return [...faultsBelow(id, [], partsOf(config), {}), ...delays];
}
