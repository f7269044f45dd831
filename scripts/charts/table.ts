import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { asList, eventLabel, referenceLabel, targetLabel } from './labels.ts';
import { spawnedIn } from './spawned-charts.ts';
import { childChart, nodesOf, stateName, transitionsOf } from './nodes.ts';

export const code = (text: string) => `\`${text}\``;
const codes = (references: unknown) => asList(references).map(referenceLabel).map(code).join(', ');

const row = (transition: AnyTransitionDefinition): string => {
  const cells = [
    code(stateName(transition.source)),
    code(eventLabel(transition)),
    codes(transition.guard),
    code(targetLabel(transition)),
    codes(transition.actions),
  ];
  return `| ${cells.join(' | ')} |`;
};

export const transitionTable = (machine: AnyStateMachine): readonly string[] => {
  const rows = nodesOf(machine).flatMap(transitionsOf).map(row);
  const head = ['| state | event | guard | target | actions |', '| --- | --- | --- | --- | --- |'];
  return rows.length > 0 ? [...head, ...rows] : ['It has no transitions.'];
};

function invocations(node: AnyStateNode): string | undefined {
  const names = [
    ...node.invoke.map((invocation) =>
      childChart(node.machine, invocation) ? `chart ${code(invocation.id)}` : `effect ${code(invocation.id)}`,
    ),
    ...spawnedIn(node).map(({ id }) => `chart ${code(id)}`),
  ];
  return names.length > 0 ? `runs ${names.join(', ')}` : undefined;
}

const timers = (node: AnyStateNode): string | undefined => {
  const labels = node.after.map(eventLabel);
  return labels.length > 0 ? `leaves ${labels.join(', ')}` : undefined;
};

const labelled = (label: string, list: string): string | undefined => (list === '' ? undefined : `${label} ${list}`);

/** A state with its actions, effects and tags. */
export function describeState(node: AnyStateNode): string {
  const facts = [
    node.type === 'compound' ? `starts in ${node.initial.target.map(stateName).map(code).join(', ')}` : undefined,
    node.type === 'final' ? 'final' : undefined,
    labelled('on entry', codes(node.config.entry)),
    invocations(node),
    timers(node),
    labelled('on exit', codes(node.config.exit)),
    labelled('tagged', node.tags.map(code).join(', ')),
  ].filter((fact) => fact !== undefined);
  const indent = '  '.repeat(node.path.length);
  return `${indent}- ${code(node.key)}${facts.length > 0 ? `: ${facts.join('; ')}` : ''}`;
}
