import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WorkspaceDialogs } from '../dialogs/workspace-dialogs.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { anEntry } from '../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { ShortcutListener } from '../shortcuts/shortcut-listener.tsx';

afterEach(cleanup);
// How long a dialog takes to come is not what these tests are about.
beforeAll(() => import('../dialogs/deletion-dialog.tsx'));

const fuel = anEntry({ name: 'Fuel', day: 3, value: 58.1 });
const paid = { kind: 'entry.update', changes: { paid: true } };
const unpaid = { kind: 'entry.update', id: fuel.id, changes: { paid: false } };

const start = async () => {
  const page = (
    <>
      <HomeScreen />
      <WorkspaceDialogs />
      <ShortcutListener />
    </>
  );
  const { user, writes } = await renderSignedIn(page, { content: { outDay: [fuel] } });
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  const check = daily.getByRole('checkbox', { name: 'Paid' });
  return { user, writes, daily, check };
};

/** A change has been made, which can be taken back. */
const changed = async () => {
  const started = await start();
  await started.user.click(started.check);
  expect(started.writes).toMatchObject([paid]);
  return started;
};

// Source: docs/specification.md#undo.
describe('the latest change is taken back', () => {
  test.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}', '{Control>}Z{/Control}'])('by %s', async (keys) => {
    const { user, writes, check } = await changed();
    await user.keyboard(keys);
    expect(writes).toMatchObject([paid, unpaid]);
    expect(check).toHaveProperty('checked', false);
  });

  test('from a text field that holds nothing', async () => {
    const { user, writes, daily } = await changed();
    await user.click(daily.getByRole('textbox', { name: 'Day' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(writes).toMatchObject([paid, unpaid]);
  });
});

describe('nothing is taken back', () => {
  test.each([
    '{Control>}{Shift>}z{/Shift}{/Control}',
    '{Control>}{Alt>}z{/Alt}{/Control}',
    'z',
    '{Control>}y{/Control}',
  ])('by %s', async (keys) => {
    const { user, writes } = await changed();
    await user.keyboard(keys);
    expect(writes).toMatchObject([paid]);
  });

  test('by a key that is held down, beyond the first change', async () => {
    const { user, writes, check } = await changed();
    await user.click(check);
    await user.keyboard('{Control>}{z>3/}{/Control}');
    expect(writes).toHaveLength(3);
  });

  // Source: docs/specification.md#undo-text.
  test('from a text field that holds text, where the browser takes back what was typed', async () => {
    const { user, writes, daily } = await changed();
    await user.type(daily.getByRole('textbox', { name: 'Day' }), '12');
    await user.keyboard('{Control>}z{/Control}');
    expect(writes).toMatchObject([paid]);
  });

  test('from a cell that is being edited, even once it has been emptied', async () => {
    const { user, writes, daily } = await changed();
    await user.click(daily.getByRole('button', { name: /^Amount / }));
    await user.keyboard('{Delete}{Control>}z{/Control}');
    expect(writes).toMatchObject([paid]);
  });

  // Source: docs/specification.md#undo-text.
  test('while a dialog is open', async () => {
    const { user, writes, daily } = await changed();
    await user.click(daily.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Control>}z{/Control}');
    expect(writes).toMatchObject([paid]);
  });

  test('where nothing was changed, and the key is left to the browser', async () => {
    const { user, writes } = await start();
    const pressed: KeyboardEvent[] = [];
    const notice = (event: KeyboardEvent) => pressed.push(event);
    window.addEventListener('keydown', notice);
    await user.keyboard('{Control>}z{/Control}');
    window.removeEventListener('keydown', notice);
    expect(pressed.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false]);
    expect(writes).toEqual([]);
  });
});
