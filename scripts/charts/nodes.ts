import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  StateMachine,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

type Invocation = AnyStateNode['invoke'][number];

/** Every state of a chart in source order, root first. */
export const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine.root)].toSorted((a, b) => a.order - b.order);

export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

export const invocationsOf = (machine: AnyStateMachine): readonly { node: AnyStateNode; invocation: Invocation }[] =>
  nodesOf(machine).flatMap((node) => node.invoke.map((invocation) => ({ node, invocation })));

/** The path of a state in its chart, such as `signedOut.idle`; the name of the chart for its root. */
export const stateName = (node: AnyStateNode): string => node.path.join('.') || node.machine.id;

export const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  nodesOf(snapshot.machine).filter(({ path }) => path.length === 0 || snapshot.matches(path.join('.')));

/** The chart that an invocation starts; undefined if it starts an effect. */
export function childChart(machine: AnyStateMachine, { src }: Invocation): AnyStateMachine | undefined {
  const known = typeof src === 'string' ? machine.implementations.actors[src] : src;
  const logic = known && 'src' in known ? known.src : known;
  return logic instanceof StateMachine ? logic : undefined;
}
