import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Effect, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

/**
 * `emptyInCache`: one sheet, in which nothing was ever entered as far as this device knows; `empty`: the server says so, too.
 * `begun`: something was entered. `complete`: all that is asked for is there, or more than one sheet.
 */
export type Account = 'emptyInCache' | 'empty' | 'begun' | 'complete';

export type BeginningEvent =
  /** What the sheet on show says of the account, when it comes and whenever that changes. */
  | { type: 'account.observed'; account: Account }
  /** The balance of zero is the true one. */
  | { type: 'balance.confirmed' }
  | { type: 'begin.skipped' }
  /** This device, or another tab, knows that it is over. */
  | { type: 'begin.ended' };

type BeginningContext = { readonly isBalanceConfirmed: boolean };
type Observed = { readonly account: Account };

export type BeginningRef = ActorRefFrom<typeof beginningMachine>;

const toObserved = ({ event }: { readonly event: Observed }): Observed => ({ account: event.account });

/** Guides through what an empty account needs first. Which of it is there, the sheet says; what is over never comes back. */
export const beginningMachine = setup({
  types: typed<{ context: BeginningContext; events: BeginningEvent }>(),
  actors: { watchEnd: notProvidedSource<void>('watchEnd') },
  guards: {
    isEmpty: (_, { account }: Observed) => account === 'empty',
    isEmptyInCache: (_, { account }: Observed) => account === 'emptyInCache',
    isComplete: (_, { account }: Observed) => account === 'complete',
  },
  actions: { keepEnd: (_, params?: Effect) => notProvidedAction('keepEnd', params) },
}).createMachine({
  id: 'beginning',
  context: { isBalanceConfirmed: false },
  invoke: { id: 'watchEnd', src: 'watchEnd' },
  on: { 'begin.ended': '.over' },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'account.observed': [
          { guard: { type: 'isEmptyInCache', params: toObserved }, target: 'guiding' },
          { guard: { type: 'isEmpty', params: toObserved }, target: 'guiding.known' },
          // Every device sees what the account holds: none needs to keep it.
          { target: 'over' },
        ],
      },
    },
    guiding: {
      on: {
        'balance.confirmed': { actions: assign({ isBalanceConfirmed: true }) },
        'account.observed': { guard: { type: 'isComplete', params: toObserved }, target: 'over', actions: 'keepEnd' },
        'begin.skipped': { target: 'over', actions: 'keepEnd' },
      },
      initial: 'assumed',
      states: {
        // What comes now was entered on another device, before.
        assumed: {
          on: {
            'account.observed': [
              { guard: { type: 'isEmptyInCache', params: toObserved } },
              { guard: { type: 'isEmpty', params: toObserved }, target: 'known' },
              { target: '#beginning.over' },
            ],
          },
        },
        known: {},
      },
    },
    over: {},
  },
});
