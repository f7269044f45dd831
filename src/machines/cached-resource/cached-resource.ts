import { failure } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';

/** Params of the guards and actions that handle data from the cache or the server. */
export const toData = <T>({ event }: { readonly event: { readonly output: T } }) => ({ data: event.output });

type Options<TReceive, TOverrides> = {
  readonly input: (args: never) => unknown;
  /** The actions for an answer. */
  readonly receive: TReceive;
  /** Guarded transitions that take precedence when the server answers. */
  readonly overrides: TOverrides;
};

/**
 * The first load of a cached resource (stale-while-revalidate), in the state `blank`, which shows nothing. Data from the cache
 * lead to `refreshing`, a state of `refresh`. If the cache is empty or slow, the server is asked. Its response leads to `loaded`.
 * Data that arrive late from the cache are still used.
 * The `setup` of the chart names the effects `restore` and `load`, the guards `isUsable` and `isMissed` (`stateIn('#missed')`),
 * the action `rememberRequest` and the delays `restoreTimeout` and `retryDelay`.
 */
export const firstLoad = <
  const TInput,
  const TReceive,
  const TOverrides extends readonly object[],
  const TLoaded extends string,
  const TRefreshing extends string,
>({
  input,
  receive,
  overrides,
  loaded,
  refreshing,
}: Omit<Options<TReceive, TOverrides>, 'input'> & {
  readonly input: TInput;
  readonly loaded: TLoaded;
  readonly refreshing: TRefreshing;
}) => {
  const answered = [...overrides, { target: loaded, actions: receive }] as const;
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
              // The pending response may be older than the change that requests this reload (stale read).
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
            // No second toast: the screen already shows the failure.
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

/** The states that refresh shown data from the server. The chart adds a state `fresh`. */
export const refresh = <const TInput, const TReceive, const TOverrides extends readonly object[]>({
  input,
  receive,
  overrides,
}: Omit<Options<TReceive, TOverrides>, 'input'> & { readonly input: TInput }) =>
  ({
    refreshing: {
      entry: 'rememberRequest',
      on: { 'reload.requested': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refresh',
        src: 'load',
        input,
        onDone: [...overrides, { target: 'fresh', actions: receive }],
        onError: 'stale',
      },
    },
    stale: { tags: 'stale', after: { retryDelay: 'refreshing' } },
  }) as const;
