import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Entry } from '../../../../domain/sheet/sheet.ts';
import type { AppRef } from '../../../../machines/app/app.machine.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { workspaceOf } from '../../../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);

const fuel = anEntry({ name: 'Fuel', day: 3, value: 58.1 });
const rent = anEntry({ name: 'Rent', day: 5, value: 700 });

const sheetOf = (app: AppRef) =>
  workspaceOf(app)?.getSnapshot().children.sheets?.getSnapshot().children.sheet?.getSnapshot();

/** Types into the name of a line while another device changes the lines to `elsewhere`. */
async function typing(elsewhere: { readonly outDay: readonly Entry[] }) {
  const content = { outDay: [fuel] as readonly Entry[] };
  const page = (
    <StrictMode>
      <HomeScreen />
    </StrictMode>
  );
  let isGone = false;
  const { app, user, writes } = await renderSignedIn(page, {
    content,
    send: () => Promise.resolve(isGone ? 'deleted' : 'accepted'),
  });
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  const row = within(await daily.findByRole('listitem', { name: /^Fuel/ }));
  await user.click(row.getByRole('button', { name: /^Name / }));
  const field = row.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, 'Petr');
  Object.assign(content, elsewhere);
  isGone = !elsewhere.outDay.some(({ id }) => id === fuel.id);
  act(() => workspaceOf(app)?.send({ type: 'refresh.due' }));
  await waitFor(() => expect(sheetOf(app)?.matches({ loaded: 'refreshDeferred' })).toBe(true));
  const reviews = () => workspaceOf(app)?.getSnapshot().children.outbox?.getSnapshot().context.reviews ?? [];
  return { app, user, writes, daily, field, reviews };
}

// Source: docs/specification.md#refresh-while-typing.
test('defers a refresh until the open field closes, and keeps the typed text and the focus', async () => {
  const { user, daily, field } = await typing({ outDay: [{ ...fuel, value: 60 }, rent] });
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('Petr');
  expect(daily.queryByRole('listitem', { name: /^Rent/ })).toBeNull();
  await user.keyboard('{Escape}');
  expect(await daily.findByRole('listitem', { name: /^Rent/ })).toBeDefined();
  expect(daily.getByRole('listitem', { name: 'Fuel, day 3, 60.00' })).toBeDefined();
});

test('sends an edit of a line that another device removed, and keeps the edit for review if it is refused', async () => {
  const { user, writes, daily, field, reviews } = await typing({ outDay: [] });
  expect(document.activeElement).toBe(field);
  await user.keyboard('ol{Enter}');
  expect(writes).toMatchObject([{ kind: 'entry.update', id: fuel.id, changes: { name: 'Petrol' } }]);
  await waitFor(() => expect(daily.queryByRole('listitem')).toBeNull());
  expect(reviews()).toMatchObject([{ refusal: 'deleted', write: { changes: { name: 'Petrol' } } }]);
});

test('refreshes when the user closes a field that was opened directly from another field', async () => {
  const { app, user, daily } = await typing({ outDay: [fuel, rent] });
  await user.click(daily.getByRole('button', { name: /^Amount / }));
  await user.keyboard('{Escape}');
  expect(await daily.findByRole('listitem', { name: /^Rent/ })).toBeDefined();
  expect(sheetOf(app)?.context.openFields).toBe(0);
});
