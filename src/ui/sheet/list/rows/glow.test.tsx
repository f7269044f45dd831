import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { ShortcutListener } from '../../../shortcuts/shortcut-listener.tsx';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { workspaceOf } from '../../../../../testing/ui/signed-in-app.ts';

const glowing: (string | null)[] = [];
beforeEach(() => {
  glowing.length = 0;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function glow(this: Element) {
    glowing.push(this.getAttribute('aria-label'));
    return new Animation();
  });
  return () => vi.restoreAllMocks();
});
afterEach(cleanup);

const fuel = anEntry({ id: 'fuel', name: 'Fuel', day: 3, value: 30, paid: false });
const toll = anEntry({ id: 'toll', name: 'Toll', day: 4, value: 12, paid: false });

const page = (
  <>
    <ShortcutListener />
    <HomeScreen />
  </>
);

async function open() {
  const content = { outDay: [fuel, toll] };
  const { app, user } = await renderSignedIn(page, { content });
  const [first] = await screen.findAllByRole('checkbox', { name: 'Paid' });
  if (!first) throw new Error('There is no box.');
  const workspace = workspaceOf(app);
  return { content, user, first, workspace };
}

// Source: docs/specification.md#glow.
test('makes only an added, edited or restored line glow', async () => {
  const { user } = await open();
  expect(glowing).toEqual([]);
  const daily = within(screen.getByRole('region', { name: 'Daily expenses' }));
  await user.type(daily.getByRole('combobox', { name: 'Name' }), 'Bread');
  await user.type(daily.getByRole('textbox', { name: 'Amount' }), '2{Enter}');
  expect(glowing.splice(0)).toEqual([expect.stringContaining('Bread')]);
  await user.click(daily.getByRole('button', { name: 'Amount 30.00' }));
  await user.keyboard('31{Enter}');
  expect(glowing.splice(0)).toEqual([expect.stringContaining('Fuel')]);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(glowing).toEqual([expect.stringContaining('Fuel')]));
});

test('makes no line glow that the user ticks, but a line that another device ticks', async () => {
  const { content, user, first, workspace } = await open();
  await user.click(first);
  await user.click(screen.getByRole('switch', { name: 'Unpaid only' }));
  await user.click(screen.getByRole('switch', { name: 'Unpaid only' }));
  expect(glowing).toEqual([]);
  content.outDay = [fuel, { ...toll, paid: true }];
  act(() => workspace?.send({ type: 'refresh.due' }));
  await waitFor(() => expect(glowing).toContainEqual(expect.stringContaining('Toll')));
});
