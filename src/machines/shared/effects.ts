import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';

declare const brand: unique symbol;

/** A type brand of the effects that `bind` requires. */
export type Effect = { readonly [brand]?: never };

export type EffectParams<TParams extends object> = TParams & Effect;

export class NotProvidedError extends Error {
  override readonly name = 'NotProvidedError';
  constructor(effect: string) {
    super(`\`${effect}\` must be provided.`);
  }
}

/** A placeholder for an effect with one result. The placeholder rejects until `bind` provides the effect. */
export const notProvided = <TOutput, TInput>(name: string): PromiseActorLogic<TOutput, TInput> & Effect =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new NotProvidedError(name)));

const sources = new WeakSet<object>();

/** A placeholder for a source, which is an effect that sends events while it runs. */
export function notProvidedSource<TInput>(name: string): CallbackActorLogic<EventObject, TInput> & Effect {
  const logic = fromCallback<EventObject, TInput>(() => {
    throw new NotProvidedError(name);
  });
  sources.add(logic);
  return logic;
}

/** Whether `logic` is the placeholder of a source. */
export const isSource = (logic: object): boolean => sources.has(logic);

/**
 * A placeholder of an action with a side effect: `store: (_, params: EffectParams<Stored>) => notProvidedAction('store', params)`.
 * The placeholder throws and stops the chart, because an edit that is not stored must not look stored.
 */
export function notProvidedAction(name: string, _params?: Effect): never {
  throw new NotProvidedError(name);
}
