import {
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventFromLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
  StateMachine,
} from 'xstate';
import { type Effect, isSource } from './effects.ts';

type Implementations<M extends AnyStateMachine> = Parameters<M['provide']>[0];
type Actors<M extends AnyStateMachine> = Required<NonNullable<Implementations<M>['actors']>>;
type Actions<M extends AnyStateMachine> = Required<NonNullable<Implementations<M>['actions']>>;
type ParamsOf<TAction> = TAction extends (args: never, params: infer TParams) => unknown ? TParams : never;

type Brand = keyof Effect;
type IsEffect<T> = [T] extends [never] ? false : Brand extends keyof NonNullable<T> ? true : false;
type NeedsBinding<L> = L extends AnyStateMachine ? ([keyof Effects<L>] extends [never] ? false : true) : IsEffect<L>;

// Test for callback logic first, because callback logic also matches the type of promise logic.
type Binding<L, TEvent> = L extends AnyStateMachine
  ? L
  : L extends CallbackActorLogic<EventObject, infer TInput>
    ? (send: (event: TEvent) => void, input: TInput) => (() => void) | void
    : L extends PromiseActorLogic<infer TOutput, infer TInput>
      ? (input: TInput, signal: AbortSignal) => PromiseLike<TOutput>
      : never;

type ActorBindings<M extends AnyStateMachine> = {
  readonly [K in keyof Actors<M> as NeedsBinding<Actors<M>[K]> extends true ? K : never]: Binding<
    Actors<M>[K],
    EventFromLogic<M>
  >;
};
type ActionBindings<M extends AnyStateMachine> = {
  readonly [K in keyof Actions<M> as IsEffect<ParamsOf<Actions<M>[K]>> extends true ? K : never]: (
    params: Omit<NonNullable<ParamsOf<Actions<M>[K]>>, Brand>,
  ) => void;
};

/** The effects of a chart and its child charts that have effects, with the types from `setup`. */
export type Effects<M extends AnyStateMachine> = ActorBindings<M> & ActionBindings<M>;

// oxlint-disable typescript/no-unsafe-type-assertion -- `Effects<M>` checks names and types
type Unchecked = Readonly<Record<string, AnyStateMachine | ((...args: readonly unknown[]) => unknown)>>;

/** Provides the effects of a chart. A missing or misspelt effect is a type error. */
export function bind<M extends AnyStateMachine>(machine: M, effects: NoInfer<Effects<M>>): M {
  const actors: Record<string, unknown> = {};
  const actions: Record<string, unknown> = {};
  for (const [name, effect] of Object.entries(effects as Unchecked)) {
    const placeholder = machine.implementations.actors[name];
    if (effect instanceof StateMachine) actors[name] = effect;
    else if (placeholder === undefined) actions[name] = (_: unknown, params: unknown) => void effect(params);
    else if (isSource(placeholder))
      actors[name] = fromCallback(({ sendBack, input }) => effect(sendBack, input) as () => void);
    else actors[name] = fromPromise(async ({ input, signal }) => effect(input, signal));
  }
  return machine.provide({ actors, actions } as Implementations<M>) as M;
}
