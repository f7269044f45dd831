const address = '/sw.js';
const updateInterval = 60 * 60_000;
const startTimeout = 5000;
const quietTime = 300;

/** The service worker, which caches the app so that it starts offline. */
export type AppWorker = {
  /** Registers the worker, and calls `onChange` when a newer version is ready. Returns the unsubscribe function. */
  readonly watch: (onChange: () => void) => () => void;
  /** Activates the newest version and reloads the page; rejects if that version cannot start now. */
  readonly start: () => Promise<void>;
};

type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => {
    readonly createScriptURL: (url: string) => string;
  };
};

const isPolicies = (value: unknown): value is Policies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** The URL of the worker. With Trusted Types, it needs the policy that the server allows. */
const trustedAddress = (page: Window): string => {
  const policies: unknown = 'trustedTypes' in page ? page.trustedTypes : undefined;
  if (!isPolicies(policies)) return address;
  return policies.createPolicy('sw', { createScriptURL: (url) => url }).createScriptURL(address);
};

const noWorker: AppWorker = { watch: () => () => {}, start: () => Promise.resolve() };

const untilActive = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
    setTimeout(() => reject(new Error('The newer version is not active yet.')), startTimeout);
  });

/** Resolves when the page has loaded nothing for a moment, or after `startTimeout`. */
const untilQuiet = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(latest);
      resolve();
    };
    let quiet = setTimeout(end, quietTime);
    const latest = setTimeout(end, startTimeout);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, quietTime);
    });
    observer.observe({ type: 'resource' });
  });

/** The worker of a page. Without service workers or TLS, the app only starts online. */
export function createAppWorker(page: Window): AppWorker {
  if (!('serviceWorker' in page.navigator)) return noWorker;
  const container = page.navigator.serviceWorker;
  let isStarting = false;

  const follow = (registration: ServiceWorkerRegistration, onChange: () => void, signal: AbortSignal) => {
    const reportWaiting = () => {
      // Without a controller, this is the first version, which needs no update.
      if (registration.waiting && container.controller) onChange();
    };
    registration.addEventListener(
      'updatefound',
      () => registration.installing?.addEventListener('statechange', reportWaiting, { signal }),
      { signal },
    );
    const look = () => {
      if (page.document.visibilityState === 'visible') void registration.update().catch(() => {});
    };
    page.document.addEventListener('visibilitychange', look, { signal });
    const timer = setInterval(look, updateInterval);
    signal.addEventListener('abort', () => clearInterval(timer));
    reportWaiting();
  };

  const takeOver = async (waiting: ServiceWorker) => {
    // A request during the takeover would make Chromium restart the old worker and lose the reload.
    await untilQuiet();
    isStarting = true;
    const active = untilActive(waiting);
    waiting.postMessage({ type: 'SKIP_WAITING' }, []);
    await active.finally(() => (isStarting = false));
  };

  return {
    watch: (onChange) => {
      const stopped = new AbortController();
      const { signal } = stopped;
      let isControlled = container.controller !== null;
      container.addEventListener(
        'controllerchange',
        () => {
          // Another tab activated a newer version: this page is outdated.
          if (isControlled && !isStarting) onChange();
          isControlled = true;
        },
        { signal },
      );
      const register = async () => {
        const registration = await container.register(trustedAddress(page), { updateViaCache: 'none' });
        if (!signal.aborted) follow(registration, onChange, signal);
      };
      void register().catch((error: unknown) => console.warn(error));
      return () => stopped.abort();
    },
    start: async () => {
      const waiting = (await container.getRegistration())?.waiting;
      if (waiting) await takeOver(waiting);
      page.location.reload();
    },
  };
}
