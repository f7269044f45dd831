import { bind } from '../../machines/shared/bind.ts';
import { installMachine, type InstallOutcome } from '../../machines/install/install.machine.ts';
import type { AppWorker } from '../services/app-worker.ts';
import { loadOnce } from '../services/loading.ts';

/** The `beforeinstallprompt` event of Chromium, which the DOM types lack. */
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

/** Binds the installation to the browser's prompt and to the service worker, which is loaded after start-up. */
export function bindInstall(page: Window, { load, afterStartup }: Worker) {
  let offer: InstallOffer | undefined;
  let announce = nothing;
  const loaded = loadOnce(load);
  // Now: the browser sends this event once, maybe before the app starts.
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    // The app has its own button.
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
      // The browser should not evict the data of an installed app.
      if (outcome === 'accepted') await page.navigator.storage.persist().catch(() => false);
      return outcome;
    },
    startVersion: async () => (await loaded()).start(),
  });
}
