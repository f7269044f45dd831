import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { asList, isPure } from '../../../scripts/charts/labels.ts';
import { nodesOf, transitionsOf } from '../../../scripts/charts/nodes.ts';

type Kind = 'action' | 'guard' | 'actor' | 'delay';

const nameOf = (reference: unknown): string | undefined => {
  // XState names inline implementations `xstate.invoke.…`.
  if (typeof reference === 'string') return reference.startsWith('xstate.') ? undefined : reference;
  const hasType = typeof reference === 'object' && reference !== null && 'type' in reference;
  return hasType && typeof reference.type === 'string' ? reference.type : undefined;
};

function namingFaults(machine: AnyStateMachine, where: string, kind: Kind, references: unknown): readonly string[] {
  const known = machine.implementations[`${kind}s`];
  return asList(references).flatMap((reference) => {
    const name = nameOf(reference);
    if (name === undefined) return isPure(reference) ? [] : [`${where}: inline ${kind}; name it in setup()`];
    return Object.hasOwn(known, name) ? [] : [`${where}: unknown ${kind} "${name}"`];
  });
}

const givenIds = (node: AnyStateNode) =>
  asList(node.config.invoke).map((config) =>
    typeof config === 'object' && config !== null && 'id' in config ? config.id : undefined,
  );

const invocationFaults = (node: AnyStateNode): readonly string[] =>
  node.invoke.flatMap(({ id, systemId }) => {
    const succeeds = node.transitions.has(`xstate.done.actor.${id}`);
    const fails = node.transitions.has(`xstate.error.actor.${id}`);
    return [
      ...(givenIds(node).includes(id) ? [] : [`${node.id}: invoke without an id`]),
      // Only the app may have a systemId: the path generator enters a state twice in one system, which would register the id twice.
      ...(systemId === undefined || (node.parent === undefined && node.id === 'app')
        ? []
        : [`${node.id}: systemId on invoke; only the root actor registers system services`]),
      ...(succeeds && !fails ? [`${node.id}: "${id}" has onDone but no onError`] : []),
    ];
  });

function stateFaults(machine: AnyStateMachine, node: AnyStateNode): readonly string[] {
  return [
    ...namingFaults(machine, node.id, 'action', node.config.entry),
    ...namingFaults(machine, node.id, 'action', node.config.exit),
    ...node.invoke.flatMap(({ src }) => namingFaults(machine, node.id, 'actor', src)),
    ...node.after.flatMap(({ delay }) => namingFaults(machine, node.id, 'delay', delay)),
    ...invocationFaults(node),
    ...transitionsOf(node).flatMap(({ eventType, actions, guard }) => [
      ...namingFaults(machine, `${node.id} on ${eventType}`, 'action', actions),
      ...namingFaults(machine, `${node.id} on ${eventType}`, 'guard', guard),
    ]),
  ];
}

/** The faults of a chart that types and generated paths do not find. */
export const chartFaults = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine).flatMap((node) => stateFaults(machine, node));
