import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runEarlyScript } from '../../../testing/theme/early-script.ts';
import { browserDevice } from './device.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['amounts'];
});

const changeInOtherTab = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

const watchRefresh = () => {
  const onRefresh = vi.fn<() => void>();
  return { onRefresh, stop: browserDevice.watchRefreshTriggers(onRefresh) };
};
// happy-dom has no PageTransitionEvent.
const showPage = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const hide = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

const watchAmounts = () => {
  const received: string[] = [];
  const stop = browserDevice.watchAmounts((amounts) => received.push(amounts));
  onTestFinished(stop);
  return { received, stop };
};

const watchDismissal = () => {
  const onDismissed = vi.fn<() => void>();
  const stop = browserDevice.watchDismissal(onDismissed);
  onTestFinished(stop);
  return { onDismissed, stop };
};

// Source: docs/specification.md#refresh.
describe('watching for refresh triggers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Past the quiet time after the page is loaded.
    vi.advanceTimersByTime(10_000);
  });

  test.each([
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the page returns from the back/forward cache', () => showPage(true)],
    ['the page was visible for a minute', () => vi.advanceTimersByTime(60_000)],
  ])('reports when %s, until it is stopped', (_, happens) => {
    const { onRefresh, stop } = watchRefresh();
    happens();
    expect(onRefresh).toHaveBeenCalledTimes(1);
    stop();
    vi.advanceTimersByTime(10_000);
    happens();
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  test('reports events that arrive together once', () => {
    const { onRefresh, stop } = watchRefresh();
    for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
    expect(onRefresh).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    window.dispatchEvent(new Event('focus'));
    expect(onRefresh).toHaveBeenCalledTimes(2);
    stop();
  });

  test('reports nothing for a hidden page, nor for one that was just loaded', () => {
    const { onRefresh, stop } = watchRefresh();
    showPage(false);
    hide();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(onRefresh).not.toHaveBeenCalled();
    stop();
  });
});

describe('hidden amounts', () => {
  // Source: docs/specification.md#hidden-amounts.
  test('stay hidden on the next page before anything is shown, until the user shows them', () => {
    runEarlyScript();
    expect(watchAmounts().received).toEqual(['shown']);
    browserDevice.storeAmounts('hidden');
    delete document.documentElement.dataset['amounts'];
    runEarlyScript();
    expect(watchAmounts().received).toEqual(['hidden']);
    browserDevice.storeAmounts('shown');
    expect(localStorage.getItem('user-amounts')).toBeNull();
    runEarlyScript();
    expect(watchAmounts().received).toEqual(['shown']);
  });

  test('follow the changes of another tab, until the watch is stopped', () => {
    const { received, stop } = watchAmounts();
    changeInOtherTab('user-theme', 'hidden');
    changeInOtherTab('user-amounts', 'hidden');
    changeInOtherTab('user-amounts', null);
    stop();
    changeInOtherTab('user-amounts', 'hidden');
    expect(received).toEqual(['shown', 'hidden', 'shown']);
  });

  test('last as long as the page in a browser that blocks storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    browserDevice.storeAmounts('hidden');
    expect(watchAmounts().received).toEqual(['hidden']);
  });
});

describe('dismissed onboarding', () => {
  // Source: docs/specification.md#begin, docs/specification.md#local-state.
  test('stays dismissed on the next page', () => {
    expect(watchDismissal().onDismissed).not.toHaveBeenCalled();
    browserDevice.storeDismissal();
    expect(watchDismissal().onDismissed).toHaveBeenCalledOnce();
  });

  test('follows another tab, until the watch is stopped', () => {
    const { onDismissed, stop } = watchDismissal();
    changeInOtherTab('user-theme', 'over');
    expect(onDismissed).not.toHaveBeenCalled();
    changeInOtherTab('user-begin', 'over');
    expect(onDismissed).toHaveBeenCalledOnce();
    stop();
    changeInOtherTab('user-begin', 'over');
    expect(onDismissed).toHaveBeenCalledOnce();
  });

  test('does not fail in a browser that blocks storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(browserDevice.storeDismissal).not.toThrow();
    expect(watchDismissal().onDismissed).not.toHaveBeenCalled();
  });
});
