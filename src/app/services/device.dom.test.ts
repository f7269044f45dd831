import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserDevice } from './device.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The first look at the page is not the one that loaded it.
  vi.advanceTimersByTime(10_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const watch = () => {
  const onChange = vi.fn<() => void>();
  return { onChange, stop: browserDevice.watchRefreshTriggers(onChange) };
};
// happy-dom knows no event of a page that comes from the cache of the browser.
const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const hide = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

// Source: docs/specification.md#refresh.
describe('what is on show is read again', () => {
  test.each([
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the window has the focus again', () => window.dispatchEvent(new Event('focus'))],
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the browser goes back to it', () => comeBack(true)],
    ['a minute of being looked at has passed', () => vi.advanceTimersByTime(60_000)],
  ])('when %s, until that is not watched any more', (_, happens) => {
    const { onChange, stop } = watch();
    happens();
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    vi.advanceTimersByTime(10_000);
    happens();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('once for the events that come together', () => {
    const { onChange, stop } = watch();
    for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
    expect(onChange).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    window.dispatchEvent(new Event('focus'));
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
  });

  test('not while nobody looks at the page, nor when it has just been loaded', () => {
    const { onChange, stop } = watch();
    comeBack(false);
    hide();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(onChange).not.toHaveBeenCalled();
    stop();
  });
});
