import { type AnyEventObject, createActor, createMachine } from 'xstate';

/** Stands for the owner of a chart and keeps the events that it is sent. */
export function recordingReceiver() {
  const events: AnyEventObject[] = [];
  const machine = createMachine({ on: { '*': { actions: ({ event }) => events.push(event) } } });
  return { ref: createActor(machine).start(), events };
}
