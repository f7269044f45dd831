// @vitest-environment happy-dom
// @vitest-environment-options { "width": 360, "height": 780 }
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { SheetContent } from '../../../domain/sheet.ts';
import type { AppRef } from '../../../machines/app/app.machine.ts';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { anEntry, aProvision } from '../testing/lines.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';

afterEach(cleanup);
// How long a dialog takes to come is not what these tests are about.
beforeAll(() => Promise.all([import('./entry-dialog.tsx'), import('./provision-dialog.tsx')]));

const fuel = anEntry({ name: 'Fuel', day: 3, value: 58.1 });
const car = aProvision({ name: 'Car' });
const other = { outDay: [anEntry({ name: 'Rent', day: 5 })], provisions: [aProvision({ name: 'Boat' })] };

const workspaceOf = (app: AppRef) => app.getSnapshot().children.session?.getSnapshot().children.workspace;
const sheetOf = (app: AppRef) =>
  workspaceOf(app)?.getSnapshot().children.sheets?.getSnapshot().children.sheet?.getSnapshot();

/** The fields of a line are open while another device removes that line. */
async function open(tab: string, line: string) {
  const content: Partial<SheetContent> = { outDay: [fuel], provisions: [car] };
  const { app, user, writes } = await renderSignedIn(<HomeScreen />, { content });
  await user.click(await screen.findByRole('tab', { name: tab }));
  await user.click(
    within(screen.getByRole('listitem', { name: new RegExp(`^${line}`) })).getByRole('button', {
      name: new RegExp(line),
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: line }));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Typed');
  Object.assign(content, other);
  act(() => workspaceOf(app)?.send({ type: 'page.returned' }));
  await waitFor(() => expect(sheetOf(app)?.matches({ loaded: 'held' })).toBe(true));
  return { user, writes, dialog, name };
}

test.each([
  ['Expenses', 'Fuel', 'Rent', { kind: 'entry.update', id: fuel.id }],
  ['Provisions', 'Car', 'Boat', { kind: 'provision.update', id: car.id }],
])(
  'in %s, what is typed stays and goes out although its line was removed elsewhere',
  async (tab, line, news, write) => {
    const { user, writes, dialog, name } = await open(tab, line);
    expect(name.value).toBe('Typed');
    expect(document.activeElement).toBe(name);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(writes).toMatchObject([{ ...write, changes: { name: 'Typed' } }]);
    expect(await screen.findByRole('listitem', { name: new RegExp(`^${news}`) })).toBeDefined();
  },
);
