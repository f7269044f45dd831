import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { asList, eventLabel, referenceName } from '../labels.ts';
import { spawnedIn } from '../spawned-charts.ts';
import { childChart, nodesOf, stateName, transitionsOf } from '../nodes.ts';
import { transitionKey } from '../../../src/machines/shared/transition-key.ts';
import { joined, type Label, type Line, lineOf, listLines } from './text.ts';

/** A state, or the mark inside one from which the transitions start that hold in every state within. */
export type Box = {
  readonly id: string;
  readonly kind: AnyStateNode['type'] | 'any';
  readonly heading: readonly Line[];
  /** Transitions that change no state, or lead to a state around this one. */
  readonly own: readonly Label[];
  readonly initial: string | undefined;
  readonly children: readonly Box[];
  /** The file with the states within, where this drawing leaves them out. */
  readonly drawnIn?: string;
};

/** An arrow, for all transitions from one box to another. */
export type Link = { readonly source: string; readonly target: string; readonly labels: readonly Label[] };

export type Diagram = { readonly root: Box; readonly links: readonly Link[] };

/** A box and all boxes within it. */
export const allBoxes = (box: Box): readonly Box[] => [box, ...box.children.flatMap(allBoxes)];

/** All texts of a box, from the top. */
export const linesOf = ({ heading, own }: Box): readonly Line[] => [...heading, ...own.flatMap(({ lines }) => lines)];

/** One arrow for all that lead from one box to the same other. */
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

/** Where a transition leads, when no arrow shows it. */
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

/** Whether an arrow would only lead from a box to itself or to a box around it. */
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

/** The transitions that no arrow shows; one a line where a state holds others, or where they would make a tower. */
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

/** What the drawing of a chart shows, without places. */
export const diagramOf = (machine: AnyStateMachine): Diagram => ({
  root: boxOf(machine.root),
  links: linksOf(machine),
});
