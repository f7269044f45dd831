import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { asList, eventLabel, referenceName } from '../labels.ts';
import { spawnedIn } from '../spawned-charts.ts';
import { childChart, nodesOf, stateName, transitionsOf } from '../nodes.ts';
import { transitionKey } from '../../../src/machines/shared/transition-key.ts';
import { joined, type Label, type Line, lineOf, listLines } from './text.ts';

/** A state, or the *any state* mark from which the transitions of a compound state start. */
export type Box = {
  readonly id: string;
  readonly kind: AnyStateNode['type'] | 'any';
  readonly heading: readonly Line[];
  /** Transitions without an arrow, to the state itself or an ancestor. */
  readonly own: readonly Label[];
  readonly initial: string | undefined;
  readonly children: readonly Box[];
  /** The file with the child states, if this drawing omits them. */
  readonly drawnIn?: string;
};

/** An arrow for all transitions from one box to another. */
export type Link = { readonly source: string; readonly target: string; readonly labels: readonly Label[] };

export type Diagram = { readonly root: Box; readonly links: readonly Link[] };

export const allBoxes = (box: Box): readonly Box[] => [box, ...box.children.flatMap(allBoxes)];

export const linesOf = ({ heading, own }: Box): readonly Line[] => [...heading, ...own.flatMap(({ lines }) => lines)];

/** Merges the arrows between the same two boxes. */
export function merged(links: readonly Link[]): readonly Link[] {
  const groups = Map.groupBy(links, ({ source, target }) => `${source} ${target}`);
  return [...groups.values()].flatMap(([link, ...others]) =>
    link ? [{ ...link, labels: [link, ...others].flatMap(({ labels }) => labels) }] : [],
  );
}

const isWithin = (inner: AnyStateNode, outer: AnyStateNode): boolean =>
  outer.path.every((key, index) => inner.path[index] === key);

const anyOf = (node: AnyStateNode): string => `${node.id}.*`;

const names = (references: unknown): readonly string[] =>
  asList(references)
    .map(referenceName)
    .map((name) => name.replace(/^toast .*/u, 'toast'));

/** The text for the target of a transition without an arrow. */
function destination({ source, target, reenter }: AnyTransitionDefinition): string {
  const [node] = target ?? [];
  if (!node) return '';
  if (node !== source) return ` → ${stateName(node)}`;
  return reenter ? ' ↻' : '';
}

const labelOf = (transition: AnyTransitionDefinition, suffix = ''): Label => ({
  key: transitionKey(transition),
  lines: [
    lineOf('event', `${eventLabel(transition)}${suffix}`),
    ...listLines('guard', '[', names(transition.guard), ']'),
    ...listLines('action', '/ ', names(transition.actions)),
  ],
});

/** Whether an arrow would lead from a box to itself or to an ancestor. */
const staysWithin = ({ source, target }: AnyTransitionDefinition): boolean =>
  !target || target.every((node) => isWithin(source, node));

function headingOf(node: AnyStateNode): readonly Line[] {
  const runs = [
    ...node.invoke.map(
      (invocation) => `runs ${childChart(node.machine, invocation) ? 'chart' : 'effect'} ${invocation.id}`,
    ),
    ...spawnedIn(node).map(({ id }) => `runs chart ${id}`),
  ];
  return [
    lineOf('name', node.key),
    ...listLines('does', 'entry / ', names(node.config.entry)),
    ...runs.map((text) => lineOf('does', text)),
    ...listLines('does', 'exit / ', names(node.config.exit)),
    ...listLines('tag', '# ', node.tags),
  ];
}

const mostBelowEachOther = 8;

/** The transitions without an arrow. In a compound state, or when they would be too high, each has a single line. */
function ownOf(node: AnyStateNode): readonly Label[] {
  const labels = transitionsOf(node)
    .filter(staysWithin)
    .map((transition) => labelOf(transition, destination(transition)));
  const isTable = node.type !== 'atomic' || labels.length > mostBelowEachOther;
  return isTable ? labels.map(({ key, lines }) => ({ key, lines: [joined(lines)] })) : labels;
}

const leadsInside = (transition: AnyTransitionDefinition): boolean =>
  !staysWithin(transition) && (transition.target ?? []).some((node) => isWithin(node, transition.source));

function boxOf(node: AnyStateNode): Box {
  const children = Object.values(node.states).map(boxOf);
  const any: Box = {
    id: anyOf(node),
    kind: 'any',
    heading: [lineOf('name', 'any state')],
    own: [],
    initial: undefined,
    children: [],
  };
  return {
    id: node.id,
    kind: node.type,
    heading: headingOf(node),
    own: ownOf(node),
    initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
    children: transitionsOf(node).some(leadsInside) ? [any, ...children] : children,
  };
}

function linksOf(machine: AnyStateMachine): readonly Link[] {
  const arrows = nodesOf(machine)
    .flatMap(transitionsOf)
    .filter((transition) => !staysWithin(transition))
    .flatMap((transition) =>
      (transition.target ?? []).map((target) => ({
        source: leadsInside(transition) ? anyOf(transition.source) : transition.source.id,
        target: target.id,
        labels: [labelOf(transition, transition.reenter && leadsInside(transition) ? ' ↻' : '')],
      })),
    );
  return merged(arrows);
}

export const diagramOf = (machine: AnyStateMachine): Diagram => ({
  root: boxOf(machine.root),
  links: linksOf(machine),
});
