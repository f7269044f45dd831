import { Actor, type AnyActor, type AnyEventObject, isMachineSnapshot, type Snapshot } from 'xstate';
import { payloadOf, plainCopy } from './mask.ts';
import type { Frame } from './messages.ts';

/** An event that an actor received, and its transitions. */
export type Step = {
  readonly actor: AnyActor;
  readonly event: AnyEventObject;
  readonly time: number;
  readonly transitions: readonly string[];
};

function chartOf(snapshot: Snapshot<unknown>) {
  if (!isMachineSnapshot(snapshot)) return undefined;
  const { machine, _nodes: nodes, context } = snapshot;
  return { chart: machine.id, states: nodes.map(({ id }) => id), context: plainCopy(context) };
}

const effectOf = (snapshot: Snapshot<unknown>) => {
  const { input, output, error } = { input: undefined, ...snapshot };
  return { states: [], context: plainCopy({ input, output, error }) };
};

/** The message about a step; `keyOf` names actors in messages. */
export function frameOf(
  { actor, event, time, transitions }: Step,
  snapshot: Snapshot<unknown>,
  keyOf: (actor: AnyActor) => string,
): Frame {
  const { _parent: parent } = actor;
  return {
    time,
    actor: keyOf(actor),
    ...(parent instanceof Actor ? { parent: keyOf(parent) } : {}),
    name: actor.id,
    status: snapshot.status,
    event: { type: event.type, payload: payloadOf(event) },
    transitions: [...transitions],
    ...(chartOf(snapshot) ?? effectOf(snapshot)),
  };
}
