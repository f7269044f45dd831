import { cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { type Counted, useCounting } from './use-counting.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});
afterEach(cleanup);

declare const happyDOM: { readonly settings: { device: { prefersReducedMotion: string } } };

const figure = () => document.querySelector<HTMLElement>('[data-figure="remaining"]');
const shown = () => figure()?.dataset['counting'];
const pass = (time: number) => {
  vi.advanceTimersByTime(time);
};

const twoExpenses = {
  outDay: [anEntry({ name: 'Fuel', value: 30, paid: false }), anEntry({ name: 'Toll', value: 20, paid: false })],
};

const press = async (index: number) => {
  const box = (await screen.findAllByRole('checkbox', { name: 'Paid' }))[index];
  if (box) fireEvent.click(box);
};

/** Shows a balance of -50, then marks an expense of 30 as paid. */
async function pressFirst() {
  await renderSignedIn(<HomeScreen />, { content: twoExpenses });
  await screen.findAllByRole('checkbox', { name: 'Paid' });
  expect(shown()).toBeUndefined();
  await press(0);
}

// Source: docs/specification.md#counting-balance.
test('counts to the new real balance on screen, and updates the text for screen readers at once', async () => {
  await pressFirst();
  const value = figure()?.textContent;
  expect([value, shown()]).toEqual(['\u221220.00', '\u221250.00']);
  pass(208);
  const halfway = Number(shown()?.replace('\u2212', '-'));
  expect(halfway).toBeGreaterThan(-50);
  expect(halfway).toBeLessThan(-20);
  pass(208);
  expect([figure()?.textContent, shown()]).toEqual([value, undefined]);
});

test('continues counting from the current value when another change comes', async () => {
  await pressFirst();
  pass(208);
  const halfway = shown();
  await press(1);
  expect(shown()).toBe(halfway);
});

const counted = (value: number, of: string): Counted => ({ value, of, format: String });

test('shows the balance of another sheet without counting', () => {
  const element = { current: document.createElement('span') };
  const { rerender } = renderHook((props: Counted) => useCounting(element, props), { initialProps: counted(1, 'a') });
  rerender(counted(2, 'a'));
  expect(element.current.dataset['counting']).toBe('1');
  rerender(counted(3, 'b'));
  expect(element.current.dataset['counting']).toBeUndefined();
});

test('shows the new balance without counting on a hidden page', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pressFirst();
  expect([figure()?.textContent, shown()]).toEqual(['\u221220.00', undefined]);
});

test('does not count with reduced motion', async () => {
  const { device } = happyDOM.settings;
  device.prefersReducedMotion = 'reduce';
  await pressFirst();
  expect([figure()?.textContent, shown()]).toEqual(['\u221220.00', undefined]);
  device.prefersReducedMotion = 'no-preference';
});
