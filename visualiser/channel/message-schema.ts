import * as v from 'valibot';
import type { Frame, Message, PageInfo } from '../../src/app/inspect/messages.ts';

const texts = v.array(v.string());

const page: v.GenericSchema<unknown, PageInfo> = v.object({ id: v.string(), opened: v.number(), path: v.string() });

const frame: v.GenericSchema<unknown, Frame> = v.object({
  time: v.number(),
  actor: v.string(),
  parent: v.exactOptional(v.string()),
  name: v.string(),
  chart: v.exactOptional(v.string()),
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  states: texts,
  event: v.object({ type: v.string(), payload: v.optional(v.unknown()) }),
  transitions: texts,
  context: v.optional(v.unknown()),
});

const frames = v.array(frame);

const message: v.GenericSchema<unknown, Message> = v.variant('kind', [
  v.object({ kind: v.literal('hello') }),
  v.object({ kind: v.literal('page'), page, frames }),
  v.object({ kind: v.literal('frames'), page: v.string(), frames }),
  v.object({ kind: v.literal('left'), page: v.string() }),
]);

/** Validates a message; undefined for an invalid message, such as a message of another version. */
export function readMessage(data: unknown): Message | undefined {
  const result = v.safeParse(message, data);
  return result.success ? result.output : undefined;
}
