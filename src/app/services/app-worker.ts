const address = '/sw.js';
const updateInterval = 60 * 60_000;
const startTimeout = 5000;
const quietTime = 300;

/** The worker that keeps the app on the device, so that it starts without a network. */
export type AppWorker = {
  /** Registers the worker, and tells each time that a newer version than this page's could start; the answer stops it. */
  readonly watch: (onChange: () => void) => () => void;
  /** Has the newest version take over and loads the page anew; fails if that version cannot start now. */
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

/** The worker's address, as browsers with Trusted Types want it: from the one policy that the server allows. */
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

/** Resolves once the page has received nothing for a moment, or at the latest after `startTimeout`. */
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

/** The worker of a page; browsers without one, or on an address without TLS, start with a network only. */
export function createAppWorker(page: Window): AppWorker {
  if (!('serviceWorker' in page.navigator)) return noWorker;
  const container = page.navigator.serviceWorker;
  let isStarting = false;

  const follow = (registration: ServiceWorkerRegistration, onChange: () => void, signal: AbortSignal) => {
    const tellIfWaiting = () => {
      // The first version of all waits for nobody, and is this page's own.
      if (registration.waiting && container.controller) onChange();
    };
    registration.addEventListener(
      'updatefound',
      () => registration.installing?.addEventListener('statechange', tellIfWaiting, { signal }),
      { signal },
    );
    const look = () => {
      if (page.document.visibilityState === 'visible') void registration.update().catch(() => {});
    };
    page.document.addEventListener('visibilitychange', look, { signal });
    const timer = setInterval(look, updateInterval);
    signal.addEventListener('abort', () => clearInterval(timer));
    tellIfWaiting();
  };

  const takeOver = async (waiting: ServiceWorker) => {
    // Chromium starts a worker anew that is asked for a file while it gives way, and loses the page that is loaded then.
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
          // Another tab has had a newer version start: this page still is of the older one.
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
