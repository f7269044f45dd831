import { type ActorRefFrom, setup } from 'xstate';
import { notProvided, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

export type InstallEvent =
  // The browser, about the app on this device.
  | { type: 'install.offered' }
  | { type: 'install.completed' }
  // The worker that keeps the app for a start without a network.
  | { type: 'version.ready' }
  // The person.
  | { type: 'install.requested' }
  /** `isTyping` says that a reload now would lose what is typed. */
  | { type: 'update.requested'; isTyping: boolean }
  | { type: 'update.postponed' };
export type InstallRef = ActorRefFrom<typeof installMachine>;

/** What the person has answered to the browser's own question. */
export type InstallOutcome = 'accepted' | 'dismissed';

const typing = {
  type: 'isTyping',
  params: ({ event }: { event: { isTyping: boolean } }) => ({ isTyping: event.isTyping }),
} as const;

/**
 * The app as something that is installed: whether the browser offers to, and whether a newer version has come. A newer version
 * takes over when the person says so, and never while something is being typed.
 */
export const installMachine = setup({
  types: typed<{ events: InstallEvent; tags: 'installable' | 'updatable' | 'held' }>(),
  actors: {
    watchInstall: notProvidedSource<void>('watchInstall'),
    watchVersion: notProvidedSource<void>('watchVersion'),
    askInstall: notProvided<InstallOutcome, void>('askInstall'),
    /** Has the newer version take over; the page is loaded anew then, which ends all this. */
    startVersion: notProvided<void, void>('startVersion'),
  },
  guards: {
    wasAccepted: (_, params: { outcome: InstallOutcome }) => params.outcome === 'accepted',
    isTyping: (_, params: { isTyping: boolean }) => params.isTyping,
  },
}).createMachine({
  id: 'install',
  invoke: [
    { id: 'watchInstall', src: 'watchInstall' },
    { id: 'watchVersion', src: 'watchVersion' },
  ],
  type: 'parallel',
  states: {
    app: {
      initial: 'unavailable',
      on: { 'install.completed': '.installed' },
      states: {
        unavailable: { on: { 'install.offered': 'offered' } },
        offered: { tags: 'installable', on: { 'install.requested': 'asking' } },
        asking: {
          invoke: {
            id: 'askInstall',
            src: 'askInstall',
            // The browser's question can be asked once; it may offer another one.
            onDone: [
              {
                guard: { type: 'wasAccepted', params: ({ event }) => ({ outcome: event.output }) },
                target: 'installed',
              },
              { target: 'unavailable' },
            ],
            onError: 'unavailable',
          },
        },
        installed: {},
      },
    },
    version: {
      initial: 'latest',
      states: {
        latest: { on: { 'version.ready': 'ready' } },
        ready: {
          tags: 'updatable',
          on: {
            'update.postponed': 'postponed',
            'update.requested': [{ guard: typing, target: 'held' }, { target: 'starting' }],
          },
        },
        // Something is being typed: the person is told to end that first.
        held: {
          tags: ['updatable', 'held'],
          on: {
            'update.postponed': 'postponed',
            'update.requested': [{ guard: typing }, { target: 'starting' }],
          },
        },
        postponed: { on: { 'version.ready': 'ready' } },
        starting: {
          // Its end is the end of this page.
          invoke: { id: 'startVersion', src: 'startVersion', onDone: 'latest', onError: 'ready' },
        },
      },
    },
  },
});
