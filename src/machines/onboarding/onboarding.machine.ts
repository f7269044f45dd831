import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Effect, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

/**
 * `emptyInCache`: the cache has one sheet without any entry; `empty`: the server confirms that.
 * `begun`: some steps are done. `complete`: all steps are done, or the account has more than one sheet.
 */
export type AccountState = 'emptyInCache' | 'empty' | 'begun' | 'complete';

export type OnboardingEvent =
  /** The state of the account in the shown sheet, sent at the start and on each change. */
  | { type: 'account.observed'; account: AccountState }
  /** The user confirms that the balance is zero. */
  | { type: 'balance.confirmed' }
  | { type: 'onboarding.skipped' }
  /** Onboarding was dismissed on this device earlier, or just now in another tab. */
  | { type: 'onboarding.dismissed' };

type OnboardingContext = { readonly isBalanceConfirmed: boolean };
type Observed = { readonly account: AccountState };

export type OnboardingRef = ActorRefFrom<typeof onboardingMachine>;

const toObserved = ({ event }: { readonly event: Observed }): Observed => ({ account: event.account });

/** Guides a new user through the first steps of an empty account. A finished onboarding never returns on this device. */
export const onboardingMachine = setup({
  types: typed<{ context: OnboardingContext; events: OnboardingEvent }>(),
  actors: { watchDismissal: notProvidedSource<void>('watchDismissal') },
  guards: {
    isEmpty: (_, { account }: Observed) => account === 'empty',
    isEmptyInCache: (_, { account }: Observed) => account === 'emptyInCache',
    isComplete: (_, { account }: Observed) => account === 'complete',
  },
  actions: { storeDismissal: (_, params?: Effect) => notProvidedAction('storeDismissal', params) },
}).createMachine({
  id: 'onboarding',
  context: { isBalanceConfirmed: false },
  invoke: { id: 'watchDismissal', src: 'watchDismissal' },
  on: { 'onboarding.dismissed': '.over' },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'account.observed': [
          { guard: { type: 'isEmptyInCache', params: toObserved }, target: 'guiding' },
          { guard: { type: 'isEmpty', params: toObserved }, target: 'guiding.known' },
          // Nothing to store: every device sees that the account is not empty.
          { target: 'over' },
        ],
      },
    },
    guiding: {
      on: {
        'balance.confirmed': { actions: assign({ isBalanceConfirmed: true }) },
        'account.observed': {
          guard: { type: 'isComplete', params: toObserved },
          target: 'over',
          actions: 'storeDismissal',
        },
        'onboarding.skipped': { target: 'over', actions: 'storeDismissal' },
      },
      initial: 'assumed',
      states: {
        // Only the cache was empty: another device has added entries.
        assumed: {
          on: {
            'account.observed': [
              { guard: { type: 'isEmptyInCache', params: toObserved } },
              { guard: { type: 'isEmpty', params: toObserved }, target: 'known' },
              { target: '#onboarding.over' },
            ],
          },
        },
        known: {},
      },
    },
    over: {},
  },
});
