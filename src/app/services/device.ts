import type { Amounts } from '../../machines/parent-events/workspace.events.ts';
import { withStorage } from '../../api/storage/web-storage.ts';
import { afterStartup } from './loading.ts';
import { deviceStorage } from './user-storage.ts';

/** What the charts need of the browser, and what all its tabs share. Each `watch…` returns a function that stops it. */
export type Device = {
  /** Calls `onAcquired` when this tab holds the lock of that name, which it does until `signal` is aborted. */
  readonly acquireSenderLock: (name: string, signal: AbortSignal, onAcquired: () => void) => Promise<void>;
  /** Opens a channel to the other tabs; `onMessage` receives what they post. */
  readonly openChannel: (name: string, onMessage: (message: unknown) => void) => Channel;
  /** Calls `onChange` when the browser goes online or offline. */
  readonly watchNetwork: (onChange: (isOnline: boolean) => void) => () => void;
  /** Calls `onRefresh` when shown data may be stale: the page is visible again, the network is back, or a minute has passed. */
  readonly watchRefreshTriggers: (onRefresh: () => void) => () => void;
  /** Calls `onChange` with the stored choice at once, and when another tab changes it. */
  readonly watchAmounts: (onChange: (amounts: Amounts) => void) => () => void;
  /** Stores whether amounts are hidden, and tells the other tabs. */
  readonly storeAmounts: (amounts: Amounts) => void;
  /** Calls `onDismissed` when onboarding was dismissed on this device, at once or in another tab later. */
  readonly watchDismissal: (onDismissed: () => void) => () => void;
  /** Stores that onboarding was dismissed, and tells the other tabs. */
  readonly storeDismissal: () => void;
  /** Resolves after the next frame is painted; after 100 ms in a hidden page, which paints none. */
  readonly afterPaint: () => Promise<void>;
  /** Calls `run` a few seconds later, when start-up is over; returns a function that cancels it. */
  readonly afterStartup: (run: () => void) => () => void;
};
export type Channel = { readonly post: (message: unknown) => void; readonly close: () => void };

const refreshInterval = 60_000;
const longestFrame = 100;
// Several events arrive at once when the user returns to the page.
const quietTime = 2000;

const amountsKey = 'user-amounts';
const dismissalKey = 'user-begin';
const dismissed = 'over';

const toAmounts = (stored: string | null | undefined): Amounts => (stored === 'hidden' ? 'hidden' : 'shown');

const showAmounts = (amounts: Amounts) => {
  document.documentElement.dataset['amounts'] = amounts;
};

/** Calls `onChange` when another tab changes an entry of `localStorage`. */
const watchEntry = (key: string, onChange: (value: string | null) => void): (() => void) => {
  const listener = (event: StorageEvent) => {
    if (event.key === key) onChange(event.newValue);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

export const browserDevice: Device = {
  // Without TLS there is no Web Locks API: tabs may send the same record twice, which is harmless.
  acquireSenderLock: async (name, signal, onAcquired) => {
    if (!('locks' in navigator)) return onAcquired();
    const ended = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    await navigator.locks
      .request(name, { signal }, () => {
        onAcquired();
        return ended;
      })
      // Some browsers forbid locks, as they do storage: without this, the tab would wait for ever.
      .catch(() => {
        if (!signal.aborted) onAcquired();
      });
  },
  openChannel: (name, onMessage) => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
    return { post: channel.postMessage.bind(channel), close: () => channel.close() };
  },
  watchNetwork: (onChange) => {
    const online = () => onChange(true);
    const offline = () => onChange(false);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  },
  watchRefreshTriggers: (onRefresh) => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let last = 0;
    const returned = () => {
      const now = performance.now();
      if (document.visibilityState !== 'visible' || now - last < quietTime) return;
      last = now;
      onRefresh();
    };
    for (const event of ['focus', 'online']) window.addEventListener(event, returned, { signal });
    // `pageshow` also fires on load, when everything is being read anyway.
    window.addEventListener('pageshow', ({ persisted }) => persisted && returned(), { signal });
    document.addEventListener('visibilitychange', returned, { signal });
    const timer = setInterval(returned, refreshInterval);
    signal.addEventListener('abort', () => clearInterval(timer));
    return () => stopped.abort();
  },
  watchAmounts: (onChange) => {
    // The inline script of index.html has read the stored value.
    onChange(toAmounts(document.documentElement.dataset['amounts']));
    return watchEntry(amountsKey, (value) => {
      showAmounts(toAmounts(value));
      onChange(toAmounts(value));
    });
  },
  storeAmounts: (amounts) => {
    showAmounts(amounts);
    withStorage(deviceStorage, (storage) => {
      if (amounts === 'hidden') storage.setItem(amountsKey, amounts);
      else storage.removeItem(amountsKey);
    });
  },
  watchDismissal: (onDismissed) => {
    if (withStorage(deviceStorage, (storage) => storage.getItem(dismissalKey)) === dismissed) onDismissed();
    return watchEntry(dismissalKey, (value) => {
      if (value === dismissed) onDismissed();
    });
  },
  storeDismissal: () => {
    withStorage(deviceStorage, (storage) => storage.setItem(dismissalKey, dismissed));
  },
  afterPaint: () =>
    new Promise((resolve) => {
      setTimeout(resolve, longestFrame);
      requestAnimationFrame(() => setTimeout(resolve));
    }),
  afterStartup,
};
