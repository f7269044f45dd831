import type { AnyEventObject } from 'xstate';

export type InvocationEvent =
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

/** The event of an invocation that ends with `output`. */
export const done = (id: string, output?: unknown): InvocationEvent => ({ type: `xstate.done.actor.${id}`, output });

/** The event of an invocation that fails with `error`. */
export const failed = (id: string, error: unknown): InvocationEvent => ({ type: `xstate.error.actor.${id}`, error });

/** The event of an invocation that fails with a failure of the identity provider. */
export const refused = (id: string, failure: string): InvocationEvent => failed(id, { failure });

/** The events of these types with each payload in `cases`, or without a payload. */
export const withPayloads = (types: Iterable<string>, cases: readonly AnyEventObject[]): readonly AnyEventObject[] =>
  [...new Set(types)].flatMap((type): readonly AnyEventObject[] => {
    const matching = cases.filter((event) => event.type === type);
    return matching.length > 0 ? matching : [{ type }];
  });

export const invocationIdOf = ({ type }: AnyEventObject): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];

export const isFailure = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.error.');

export const isTimer = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.after.');

/** A short name of an event for test titles. */
export const eventTitle = ({ type }: AnyEventObject): string => type.replace(/^xstate\.(\w+)\.(?:actor\.)?/, '$1 ');
