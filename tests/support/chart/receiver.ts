import { type AnyEventObject, createActor, createMachine } from 'xstate';

/** A fake owner of a chart that records the events it receives. */
export function recordingReceiver() {
  const events: AnyEventObject[] = [];
  const machine = createMachine({ on: { '*': { actions: ({ event }) => events.push(event) } } });
  return { ref: createActor(machine).start(), events };
}
