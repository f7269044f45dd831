import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aChange } from '../../../testing/ui/sync/records.ts';
import { bakery, fail, fuel, never, renderChip } from '../../../testing/ui/sync/render-chip.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (name: string) => screen.findByRole('button', { name });
const announced = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;

// Source: docs/specification.md#sync-state.
test('shows the count on the icon of the installed app, and clears the icon on sign-out', async () => {
  const badges: unknown[] = [];
  Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) });
  const { outbox } = await renderChip({ records: [aChange(fuel, 12)], send: () => fail({ httpStatus: 503 }) });
  await button('1 waiting');
  expect(badges.at(-1)).toBe(1);
  act(() => outbox().send({ type: 'record.added', record: aChange(bakery, 12) }));
  await button('2 waiting');
  cleanup();
  expect(badges.slice(-2)).toEqual([2, 0]);
  Object.assign(navigator, { setAppBadge: undefined });
});

describe('the sync chip', () => {
  // Source: docs/specification.md#sync-state.
  test('shows how many changes wait for a slow server', async () => {
    await renderChip({ records: [aChange(fuel, 12), aChange(bakery, 3)], send: () => fail({ httpStatus: 503 }) });
    expect(await button('2 waiting')).toBeDefined();
  });

  test('keeps the count during a retry', async () => {
    let tries = 0;
    const { outbox } = await renderChip({
      records: [aChange(fuel, 12)],
      send: () => ((tries += 1) === 1 ? fail() : never()),
    });
    await button('1 waiting');
    act(() => outbox().send({ type: 'retry.requested' }));
    await expect.poll(() => tries).toBe(2);
    expect(screen.getByRole('button', { name: '1 waiting' })).toBeDefined();
  });

  // Source: docs/specification.md#sync-state.
  test('asks the user to sign in again', async () => {
    await renderChip({ records: [aChange(fuel, 12)], send: () => fail({ httpStatus: 401 }) });
    expect(await button('Sign in again · 1 waiting')).toBeDefined();
  });

  // Source: docs/specification.md#sync-state.
  test('shows that the device is offline, and how many changes wait', async () => {
    const { outbox } = await renderChip();
    act(() => outbox().send({ type: 'network.offline' }));
    expect(await button('Offline')).toBeDefined();
    act(() => outbox().send({ type: 'record.added', record: aChange(fuel, 12) }));
    expect(await button('Offline · 1 waiting')).toBeDefined();
  });

  // Source: docs/specification.md#sync-state.
  test('shows first the warning that the browser cannot store changes', async () => {
    const record = aChange(fuel, 12);
    const { outbox } = await renderChip({ records: [record, aChange(bakery, 3, 'refused')] });
    act(() => outbox().send({ type: 'record.notStored', id: record.id }));
    expect(await button('Not protected · 1 waiting')).toBeDefined();
  });

  // Source: docs/specification.md#sync-state.
  test.each([
    ['nothing waits', []],
    ['something waits', [aChange(fuel, 12)]],
  ])('counts the items to review when %s', async (_, waiting) => {
    await renderChip({
      records: [aChange(bakery, 3, 'refused'), ...waiting],
      unreadable: [{ id: 'u', uid: 'user-1', raw: '{}' }],
      send: () => fail(),
    });
    expect(await button('2 to review')).toBeDefined();
  });

  test('counts a change as waiting after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderChip({ records: [aChange(fuel, 12)] });
    await button('Saving…');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await button('1 waiting')).toBeDefined();
  });
});

describe('the announcement of the sync chip', () => {
  test('names each new state except "Saving…"', async () => {
    let answer = Promise.withResolvers<'accepted'>();
    const { outbox } = await renderChip({ records: [aChange(fuel, 12)], send: () => answer.promise });
    await button('Saving…');
    expect(announced()).toBe('');
    act(() => answer.resolve('accepted'));
    await button('Saved');
    expect(announced()).toBe('');
    answer = Promise.withResolvers();
    act(() => outbox().send({ type: 'network.offline' }));
    await button('Offline');
    expect(announced()).toBe('Offline');
    act(() => outbox().send({ type: 'network.online' }));
    await button('Saved');
    expect(announced()).toBe('Saved');
  });

  test('does not change with the count', async () => {
    const { outbox } = await renderChip({ records: [aChange(fuel, 12)], send: () => fail() });
    await button('1 waiting');
    act(() => outbox().send({ type: 'record.added', record: aChange(bakery, 3) }));
    await button('2 waiting');
    expect(announced()).toBe('1 waiting');
  });
});
