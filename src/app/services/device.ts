import type { Amounts } from '../../machines/workspace/workspace.events.ts';
import { keepAmounts, watchAmounts } from './kept-amounts.ts';
import { storeDismissal, watchDismissal } from './kept-beginning.ts';
import { afterStartup } from './when-idle.ts';

/** What a tab asks of its browser: the lock of the tab that sends, a way to tell the other tabs, news of the network. */
export type Device = {
  /** Calls `acquired` when this tab holds the lock of that name, which it does until `signal` is aborted. */
  readonly acquireSenderLock: (name: string, signal: AbortSignal, acquired: () => void) => Promise<void>;
  /** Opens a channel to the other tabs; `receive` gets what they post. */
  readonly openChannel: (name: string, receive: (message: unknown) => void) => Channel;
  /** Tells what the browser thinks of the network, whenever it changes its mind; the answer stops it. */
  readonly watchNetwork: (onChange: (isOnline: boolean) => void) => () => void;
  /**
   * Tells that what is on show may be old: the page is looked at again, the network is back, or a minute of being looked at
   * has passed; the answer stops it.
   */
  readonly watchRefreshTriggers: (onChange: () => void) => () => void;
  /** Tells whether amounts are hidden on this device, and whenever another tab changes it; the answer stops it. */
  readonly watchAmounts: (onChange: (amounts: Amounts) => void) => () => void;
  /** Keeps it for the next time, and tells the other tabs. */
  readonly keepAmounts: (amounts: Amounts) => void;
  /** Tells that nobody is guided any more on this device, at once or when another tab has ended it; the answer stops it. */
  readonly watchDismissal: (onChange: () => void) => () => void;
  /** Keeps it for good, and tells the other tabs. */
  readonly storeDismissal: () => void;
  /** Resolves once the frame that is being made has been painted, or soon where none is made. */
  readonly afterPaint: () => Promise<void>;
  /** Runs something once the page has had time for what matters more; the answer calls it off. */
  readonly afterStartup: (run: () => void) => () => void;
};
export type Channel = { readonly post: (message: unknown) => void; readonly close: () => void };

const refreshInterval = 60_000;
// A page that nobody looks at makes no frames.
const longestFrame = 100;
// Looking at a page again comes with several events at once.
const quietTime = 2000;

/** The browser's own locks and channels. */
export const browserDevice: Device = {
  // Without the Web Locks API (an address without TLS) tabs may send the same record; that is harmless, only wasteful.
  acquireSenderLock: async (name, signal, acquired) => {
    if (!('locks' in navigator)) return acquired();
    const ended = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    await navigator.locks
      .request(name, { signal }, () => {
        acquired();
        return ended;
      })
      // Some browsers have locks and forbid them, as they do storage: waiting would be for ever.
      .catch(() => {
        if (!signal.aborted) acquired();
      });
  },
  openChannel: (name, receive) => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
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
  watchRefreshTriggers: (onChange) => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let last = 0;
    const returned = () => {
      const now = performance.now();
      if (document.visibilityState !== 'visible' || now - last < quietTime) return;
      last = now;
      onChange();
    };
    for (const event of ['focus', 'online']) window.addEventListener(event, returned, { signal });
    // Also told of a page that has just been loaded, and has asked for everything.
    window.addEventListener('pageshow', ({ persisted }) => persisted && returned(), { signal });
    document.addEventListener('visibilitychange', returned, { signal });
    const timer = setInterval(returned, refreshInterval);
    signal.addEventListener('abort', () => clearInterval(timer));
    return () => stopped.abort();
  },
  watchAmounts,
  keepAmounts,
  watchDismissal,
  storeDismissal,
  afterPaint: () =>
    new Promise((resolve) => {
      setTimeout(resolve, longestFrame);
      requestAnimationFrame(() => setTimeout(resolve));
    }),
  afterStartup,
};
