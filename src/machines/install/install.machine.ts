import { type ActorRefFrom, setup } from 'xstate';
import { notProvided, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

export type InstallEvent =
  // From the browser: the app can be installed, or was.
  | { type: 'install.offered' }
  | { type: 'install.completed' }
  // From the service worker: a newer version waits.
  | { type: 'version.ready' }
  // From the person.
  | { type: 'install.requested' }
  /** `isTyping` says that a reload now would lose what is typed. */
  | { type: 'update.requested'; isTyping: boolean }
  | { type: 'update.postponed' };
export type InstallRef = ActorRefFrom<typeof installMachine>;

/** The person's answer to the browser's install prompt. */
export type InstallOutcome = 'accepted' | 'dismissed';

const typing = {
  type: 'isTyping',
  params: ({ event }: { event: { isTyping: boolean } }) => ({ isTyping: event.isTyping }),
} as const;

/**
 * Installation and updates of the app (PWA). A newer version is activated when the person says so, and never while something
 * is being typed.
 */
export const installMachine = setup({
  types: typed<{ events: InstallEvent; tags: 'installable' | 'updatable' | 'blockedByTyping' }>(),
  actors: {
    watchInstall: notProvidedSource<void>('watchInstall'),
    watchVersion: notProvidedSource<void>('watchVersion'),
    askInstall: notProvided<InstallOutcome, void>('askInstall'),
    /** Activates the newer version, which reloads the page. */
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
            // An install prompt can be shown once; the browser may offer another one.
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
            'update.requested': [{ guard: typing, target: 'blockedByTyping' }, { target: 'starting' }],
          },
        },
        // A reload would lose what is being typed: the person is asked to finish it first.
        blockedByTyping: {
          tags: ['updatable', 'blockedByTyping'],
          on: {
            'update.postponed': 'postponed',
            'update.requested': [{ guard: typing }, { target: 'starting' }],
          },
        },
        postponed: { on: { 'version.ready': 'ready' } },
        starting: {
          // The page is reloaded once the new version is active.
          invoke: { id: 'startVersion', src: 'startVersion', onDone: 'latest', onError: 'ready' },
        },
      },
    },
  },
});
