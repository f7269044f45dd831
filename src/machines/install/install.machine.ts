import { type ActorRefFrom, setup } from 'xstate';
import { notProvided, notProvidedSource } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

export type InstallEvent =
  // From the browser.
  | { type: 'install.offered' }
  | { type: 'install.completed' }
  // From the service worker: a newer version is waiting.
  | { type: 'version.ready' }
  // From the user.
  | { type: 'install.requested' }
  /** With `isTyping`, a reload would lose unsaved text. */
  | { type: 'update.requested'; isTyping: boolean }
  | { type: 'update.postponed' };
export type InstallRef = ActorRefFrom<typeof installMachine>;

export type InstallOutcome = 'accepted' | 'dismissed';

const typing = {
  type: 'isTyping',
  params: ({ event }: { event: { isTyping: boolean } }) => ({ isTyping: event.isTyping }),
} as const;

/** Installs and updates the app (PWA). A newer version starts when the user asks for it, but not while the user types. */
export const installMachine = setup({
  types: typed<{ events: InstallEvent; tags: 'installable' | 'updatable' | 'blockedByTyping' }>(),
  actors: {
    watchInstall: notProvidedSource<void>('watchInstall'),
    watchVersion: notProvidedSource<void>('watchVersion'),
    askInstall: notProvided<InstallOutcome, void>('askInstall'),
    /** Activates the newer version and reloads the page. */
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
            // A prompt works only once. The browser may offer another prompt later.
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
        // A reload would lose unsaved text, so the user is asked to finish typing.
        blockedByTyping: {
          tags: ['updatable', 'blockedByTyping'],
          on: {
            'update.postponed': 'postponed',
            'update.requested': [{ guard: typing }, { target: 'starting' }],
          },
        },
        postponed: { on: { 'version.ready': 'ready' } },
        starting: {
          // The effect reloads the page when the new version is active.
          invoke: { id: 'startVersion', src: 'startVersion', onDone: 'latest', onError: 'ready' },
        },
      },
    },
  },
});
