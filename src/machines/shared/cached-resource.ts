import { failure } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';

/** The answer of the cache or of the server, as params of the owner's guards and actions. */
export const toData = <T>({ event }: { readonly event: { readonly output: T } }) => ({ data: event.output });

type Options<TReceive, TInstead> = {
  /** The input of the effects. */
  readonly input: (args: never) => unknown;
  /** The owner's actions for an answer. */
  readonly receive: TReceive;
  /** Guarded transitions that are tried before an answer of the server is received. */
  readonly instead: TInstead;
};

/**
 * The first load of a cached resource (stale-while-revalidate), a state `blank` (there is nothing to show): the cache is shown at
 * once; without it the server is asked until it answers, and a cache that answers late (a slow device) is shown still.
 * `loaded` is the target of an answer of the server, `refreshing` that of the cache's: the state of `refresh`.
 * The owner's `setup` names the effects `restore` and `load`, the guards `isUsable` and `isMissed` (`stateIn('#missed')`),
 * the action `rememberRequest` and the delays `restoreTimeout` and `retryDelay`.
 */
export const firstLoad = <
  const TInput,
  const TReceive,
  const TInstead extends readonly object[],
  const TLoaded extends string,
  const TRefreshing extends string,
>({
  input,
  receive,
  instead,
  loaded,
  refreshing,
}: Omit<Options<TReceive, TInstead>, 'input'> & {
  readonly input: TInput;
  readonly loaded: TLoaded;
  readonly refreshing: TRefreshing;
}) => {
  const answered = [...instead, { target: loaded, actions: receive }] as const;
  return {
    blank: {
      type: 'parallel',
      states: {
        cache: {
          initial: 'restoring',
          states: {
            restoring: {
              invoke: {
                id: 'restore',
                src: 'restore',
                input,
                onDone: [
                  { guard: { type: 'isUsable', params: toData }, target: refreshing, actions: receive },
                  { target: 'missed' },
                ],
                onError: 'missed',
              },
            },
            missed: { id: 'missed' },
          },
        },
        server: {
          initial: 'waiting',
          states: {
            waiting: {
              tags: ['loading', 'restoring'],
              always: { guard: 'isMissed', target: 'loading' },
              after: { restoreTimeout: 'loading' },
            },
            loading: {
              tags: 'loading',
              entry: 'rememberRequest',
              // The pending answer may be older than the reason for this reload (stale read).
              on: { 'reload.requested': { target: 'loading', reenter: true } },
              invoke: {
                id: 'load',
                src: 'load',
                input,
                onDone: answered,
                onError: { target: 'failed', actions: sendToast(failure('notice.loadFailed')) },
              },
            },
            failed: { tags: 'failed', on: { 'reload.requested': 'loading' }, after: { retryDelay: 'retrying' } },
            // Without another toast: the failure is on the screen already.
            retrying: {
              tags: 'failed',
              entry: 'rememberRequest',
              on: { 'reload.requested': 'loading' },
              invoke: { id: 'retry', src: 'load', input, onDone: answered, onError: 'failed' },
            },
          },
        },
      },
    },
  } as const;
};

/** Revalidates what is shown, which stays. The states stand beside a state `fresh`. */
export const refresh = <const TInput, const TReceive, const TInstead extends readonly object[]>({
  input,
  receive,
  instead,
}: Omit<Options<TReceive, TInstead>, 'input'> & { readonly input: TInput }) =>
  ({
    refreshing: {
      entry: 'rememberRequest',
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
