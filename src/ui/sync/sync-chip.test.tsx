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
test('the icon of the installed app bears the number that the chip warns with, until nothing waits or nobody is signed in', async () => {
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

describe('the chip', () => {
  // Source: docs/specification.md#sync-state.
  test('shows how many changes wait for a slow server', async () => {
    await renderChip({ records: [aChange(fuel, 12), aChange(bakery, 3)], send: () => fail({ httpStatus: 503 }) });
    expect(await button('2 waiting')).toBeDefined();
  });

  test('still says so while the server is asked again', async () => {
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
  test('asks to sign in again', async () => {
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
  test('warns of what the browser does not keep, before anything else', async () => {
    const record = aChange(fuel, 12);
    const { outbox } = await renderChip({ records: [record, aChange(bakery, 3, 'refused')] });
    act(() => outbox().send({ type: 'record.notStored', id: record.id }));
    expect(await button('Not protected · 1 waiting')).toBeDefined();
  });

  // Source: docs/specification.md#sync-state.
  test.each([
    ['nothing waits', []],
    ['something waits', [aChange(fuel, 12)]],
  ])('counts what is to be reviewed when %s', async (_, waiting) => {
    await renderChip({
      records: [aChange(bakery, 3, 'refused'), ...waiting],
      unreadable: [{ id: 'u', uid: 'user-1', raw: '{}' }],
      send: () => fail(),
    });
    expect(await button('2 to review')).toBeDefined();
  });

  test('takes what is on its way for too long for waiting', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderChip({ records: [aChange(fuel, 12)] });
    await button('Saving…');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await button('1 waiting')).toBeDefined();
  });
});

describe('the announcement', () => {
  test('announces another kind of state, and nothing while all goes well', async () => {
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

  test('does not follow the number', async () => {
    const { outbox } = await renderChip({ records: [aChange(fuel, 12)], send: () => fail() });
    await button('1 waiting');
    act(() => outbox().send({ type: 'record.added', record: aChange(bakery, 3) }));
    await button('2 waiting');
    expect(announced()).toBe('1 waiting');
  });
});
