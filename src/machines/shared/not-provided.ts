import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';

/** An effect that a chart names but does not implement: the composition root or the test provides it. */
export const notProvided = <TOutput, TInput>(name: string): PromiseActorLogic<TOutput, TInput> =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`Actor \`${name}\` must be provided.`)));

/** The same for an effect that keeps sending events to the chart. */
export const notProvidedSource = <TInput>(name: string): CallbackActorLogic<EventObject, TInput> =>
  fromCallback<EventObject, TInput>(() => {
    throw new Error(`Actor \`${name}\` must be provided.`);
  });
