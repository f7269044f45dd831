import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aChange } from '../../../../../testing/ui/sync/records.ts';
import { bakery, fuel, renderChip } from '../../../../../testing/ui/sync/render-chip.tsx';

afterEach(cleanup);

const row = (name: RegExp) => screen.getByRole('listitem', { name });
const states = () => [row(/^Fuel/), row(/^Bakery/)].map(({ dataset }) => dataset['sync']);

// Source: docs/specification.md#edit-local-first, docs/specification.md#sync-state.
test('shows the sync state of a change until the server confirms it', async () => {
  const answer = Promise.withResolvers<'accepted'>();
  const stored = Promise.withResolvers<void>();
  const { user } = await renderChip({ append: () => stored.promise, send: () => answer.promise });
  expect(states()).toEqual([undefined, undefined]);
  const [check] = screen.getAllByRole('checkbox', { name: 'Paid' });
  if (check) await user.click(check);
  expect(states()).toEqual(['saving', undefined]);
  expect(row(/^Fuel/).textContent).toContain('Saving…');
  await act(async () => stored.resolve());
  expect(states()).toEqual(['waiting', undefined]);
  expect(row(/^Fuel/).textContent).toContain('Waiting for the server');
  answer.resolve('accepted');
  await screen.findByRole('button', { name: 'Saved' });
  expect(states()).toEqual([undefined, undefined]);
  expect(row(/^Fuel/).textContent).not.toContain('Waiting');
});

// Source: docs/specification.md#sync-state.
test('shows that a change was refused until the user decides', async () => {
  const record = aChange(bakery, 3, 'refused');
  const { outbox } = await renderChip({ records: [record] });
  expect(states()).toEqual([undefined, 'refused']);
  expect(row(/^Bakery/).textContent).toContain('Refused: to review');
  act(() => outbox().send({ type: 'review.discarded', id: record.id }));
  expect(states()).toEqual([undefined, undefined]);
});

test('names a row by the values of the line, without the sync state', async () => {
  await renderChip({ records: [aChange(fuel, 12)] });
  expect(row(/^Fuel/).getAttribute('aria-label')).toBe('Fuel, day 3, 12.00');
});
