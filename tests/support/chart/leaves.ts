import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeNodes, nodesOf, stateName } from '../../../scripts/charts/nodes.ts';

const isLeaf = ({ type }: { readonly type: string }) => type === 'atomic' || type === 'final';

/** The names of a snapshot's active leaf states. */
export const activeLeaves = (snapshot: AnyMachineSnapshot): readonly string[] =>
  activeNodes(snapshot).filter(isLeaf).map(stateName);

/** The names of the leaf states in which a chart can rest. */
export const restingStates = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine)
    .filter((node) => isLeaf(node) && !node.always?.some(({ guard }) => guard === undefined))
    .map(stateName);
