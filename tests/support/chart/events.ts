import type { AnyEventObject } from 'xstate';

export type InvocationEvent =
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

/** The event that the chart receives when its invocation `id` ends with `output`. */
export const done = (id: string, output?: unknown): InvocationEvent => ({ type: `xstate.done.actor.${id}`, output });

/** The event that the chart receives when its invocation `id` fails with `error`. */
export const failed = (id: string, error: unknown): InvocationEvent => ({ type: `xstate.error.actor.${id}`, error });

/** The same, with an error as the identity transport makes it. */
export const refused = (id: string, failure: string): InvocationEvent => failed(id, { failure });

/** The events of these types, with each payload of the cases, or bare. */
export const withPayloads = (types: Iterable<string>, cases: readonly AnyEventObject[]): readonly AnyEventObject[] =>
  [...new Set(types)].flatMap((type): readonly AnyEventObject[] => {
    const matching = cases.filter((event) => event.type === type);
    return matching.length > 0 ? matching : [{ type }];
  });

export const invocationIdOf = ({ type }: AnyEventObject): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];

export const isFailure = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.error.');

export const isTimer = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.after.');

/** A short name of the event for a test's title. */
export const eventTitle = ({ type }: AnyEventObject): string => type.replace(/^xstate\.(\w+)\.(?:actor\.)?/, '$1 ');
