import { bind } from '../../machines/shared/bind.ts';
import { installMachine, type InstallOutcome } from '../../machines/install/install.machine.ts';
import type { AppWorker } from '../services/app-worker.ts';
import { loadOnce } from '../services/loading.ts';

/** What Chromium sends when the app can be installed; the DOM's types do not know it. */
type InstallOffer = Event & {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: InstallOutcome }>;
};

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && 'userChoice' in event;

type Worker = {
  readonly load: () => Promise<AppWorker>;
  readonly afterStartup: (run: () => void) => () => void;
};

const nothing = () => {};

/** Binds the installation to the browser's own offer and to the worker, which is loaded when the page has time. */
export function bindInstall(page: Window, { load, afterStartup }: Worker) {
  let offer: InstallOffer | undefined;
  let announce = nothing;
  const loaded = loadOnce(load);
  // From now on: the browser offers it once, which may be before the app is started.
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    // The product has a button of its own.
    event.preventDefault();
    offer = event;
    announce();
  });
  return bind(installMachine, {
    watchInstall: (send) => {
      const stopped = new AbortController();
      const { signal } = stopped;
      announce = () => send({ type: 'install.offered' });
      if (offer) announce();
      page.addEventListener('appinstalled', () => send({ type: 'install.completed' }), { signal });
      return () => {
        announce = nothing;
        stopped.abort();
      };
    },
    watchVersion: (send) => {
      const stopped = new AbortController();
      const { signal } = stopped;
      const watch = async () => {
        const worker = await loaded();
        if (!signal.aborted)
          signal.addEventListener(
            'abort',
            worker.watch(() => send({ type: 'version.ready' })),
          );
      };
      signal.addEventListener(
        'abort',
        afterStartup(() => void watch().catch((error: unknown) => console.warn(error))),
      );
      return () => stopped.abort();
    },
    askInstall: async () => {
      if (!offer) throw new Error('The browser has offered nothing.');
      const asked = offer;
      offer = undefined;
      await asked.prompt();
      const { outcome } = await asked.userChoice;
      // What is kept on the device should not go with the next shortage of space.
      if (outcome === 'accepted') await page.navigator.storage.persist().catch(() => false);
      return outcome;
    },
    startVersion: async () => (await loaded()).start(),
  });
}
