import { failure } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';

/** The answer of the device or of the server, as the owner's guards and actions take it. */
export const toData = <T>({ event }: { readonly event: { readonly output: T } }) => ({ data: event.output });

type Options<TReceive, TInstead> = {
  /** Whose resource the effects are asked for. */
  readonly input: (told: never) => unknown;
  /** What the owner does with an answer. */
  readonly receive: TReceive;
  /** The transitions that an answer of the server takes in place of showing it, the first whose guard holds. */
  readonly instead: TInstead;
};

/**
 * The first answer for what the device keeps and the server owns: what the device knows is shown at once, else the server is
 * asked until it answers. The states stand beside a state `loaded`; its state of `refresh` is the target `refreshing`.
 * The owner's `setup` names the effects `restore` and `load`, the guard `isUsable`, the action `mark` and the delays
 * `restoreTimeout` and `retryDelay`.
 */
export const firstLoad = <
  const TInput,
  const TReceive,
  const TInstead extends readonly object[],
  const TTarget extends string,
>({
  input,
  receive,
  instead,
  refreshing,
}: Omit<Options<TReceive, TInstead>, 'input'> & { readonly input: TInput; readonly refreshing: TTarget }) =>
  ({
    restoring: {
      tags: ['loading', 'restoring'],
      after: { restoreTimeout: 'loading' },
      invoke: {
        id: 'restore',
        src: 'restore',
        input,
        onDone: [
          { guard: { type: 'isUsable', params: toData }, target: refreshing, actions: receive },
          { target: 'loading' },
        ],
        onError: 'loading',
      },
    },
    loading: {
      tags: 'loading',
      entry: 'mark',
      // The answer on its way may be older than what made this reload necessary.
      on: { 'reload.requested': { target: 'loading', reenter: true } },
      invoke: {
        id: 'load',
        src: 'load',
        input,
        onDone: [...instead, { target: 'loaded', actions: receive }],
        onError: { target: 'failed', actions: sendToast(failure('notice.loadFailed')) },
      },
    },
    failed: { tags: 'failed', on: { 'reload.requested': 'loading' }, after: { retryDelay: 'retrying' } },
    // Tried again without another message: the one that stands there says all.
    retrying: {
      tags: 'failed',
      entry: 'mark',
      on: { 'reload.requested': 'loading' },
      invoke: {
        id: 'retry',
        src: 'load',
        input,
        onDone: [...instead, { target: 'loaded', actions: receive }],
        onError: 'failed',
      },
    },
  }) as const;

/** Asking again for what is on show, which stays. The states stand beside a state `fresh`. */
export const refresh = <const TInput, const TReceive, const TInstead extends readonly object[]>({
  input,
  receive,
  instead,
}: Omit<Options<TReceive, TInstead>, 'input'> & { readonly input: TInput }) =>
  ({
    refreshing: {
      entry: 'mark',
      on: { 'reload.requested': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refresh',
        src: 'load',
        input,
        onDone: [...instead, { target: 'fresh', actions: receive }],
        onError: 'stale',
      },
    },
    stale: { tags: 'stale', after: { retryDelay: 'refreshing' } },
  }) as const;
