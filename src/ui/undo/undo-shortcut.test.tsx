import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WorkspaceDialogs } from '../dialogs/workspace-dialogs.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { anEntry } from '../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { ToastView } from '../shell/toast-view.tsx';
import { ShortcutListener } from '../shortcuts/shortcut-listener.tsx';
import { ToastAction } from './toast-action.tsx';
import { ToastText } from './toast-text.tsx';

afterEach(cleanup);
// The lazy dialog is imported up front, so that no test waits for it.
beforeAll(() => import('../dialogs/deletion-dialog.lazy.tsx'));

const fuel = anEntry({ name: 'Fuel', day: 3, value: 58.1 });
const paid = { kind: 'entry.update', changes: { paid: true } };
const unpaid = { kind: 'entry.update', id: fuel.id, changes: { paid: false } };

const named = (kind: string) => ({ kind: 'parameters.edit', edits: [{ kind, name: 'Ferry' }] });

const start = async () => {
  const page = (
    <>
      <HomeScreen />
      <WorkspaceDialogs />
      <ShortcutListener />
      <ToastView action={ToastAction} text={ToastText} />
    </>
  );
  const { user, writes } = await renderSignedIn(page, { content: { outDay: [fuel] } });
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  const check = daily.getByRole('checkbox', { name: 'Paid' });
  return { user, writes, daily, check };
};

/** Makes a change that can be undone. */
const changed = async () => {
  const started = await start();
  await started.user.click(started.check);
  expect(started.writes).toMatchObject([paid]);
  return started;
};

// Source: docs/specification.md#undo.
describe('the undo shortcut', () => {
  test.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}', '{Control>}Z{/Control}'])(
    'undoes the latest change by %s',
    async (keys) => {
      const { user, writes, check } = await changed();
      await user.keyboard(keys);
      expect(writes).toMatchObject([paid, unpaid]);
      expect(check).toHaveProperty('checked', false);
    },
  );

  test('undoes the latest change from an empty text field', async () => {
    const { user, writes, daily } = await changed();
    await user.click(daily.getByRole('textbox', { name: 'Day' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(writes).toMatchObject([paid, unpaid]);
  });
});

// Source: docs/specification.md#redo.
describe('the redo shortcut', () => {
  test.each(['{Control>}{Shift>}z{/Shift}{/Control}', '{Meta>}{Shift>}Z{/Shift}{/Meta}', '{Control>}y{/Control}'])(
    'redoes the last undone change by %s',
    async (keys) => {
      const { user, writes, check } = await changed();
      await user.keyboard('{Control>}z{/Control}');
      await user.keyboard(keys);
      expect(writes).toMatchObject([paid, unpaid, { ...paid, id: fuel.id }]);
      expect(check).toHaveProperty('checked', true);
    },
  );

  test('has a button in the toast, which redoes the last undone change', async () => {
    const { user, writes } = await changed();
    await user.keyboard('{Control>}z{/Control}');
    await user.click(screen.getByRole('button', { name: 'Redo', description: 'Change undone' }));
    expect(writes).toMatchObject([paid, unpaid, paid]);
    expect(screen.getByText('Change redone')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Redo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Undo/u, description: 'Change redone' }));
    expect(writes).toHaveLength(4);
  });

  test('ignores Command with Y, which opens the history of Safari', async () => {
    const { user, writes } = await changed();
    await user.keyboard('{Control>}z{/Control}{Meta>}y{/Meta}');
    expect(writes).toHaveLength(2);
  });
});

// Source: docs/specification.md#undo-names.
test('removes the name of a new expense from the suggestions on undo, and adds it again on redo', async () => {
  const { user, writes, daily } = await start();
  await user.type(daily.getByRole('textbox', { name: 'Day' }), '12{Enter}');
  await user.type(daily.getByRole('combobox', { name: 'Name' }), 'Ferry{Enter}');
  await user.type(daily.getByRole('textbox', { name: 'Amount' }), '25{Enter}');
  await user.click(document.body);
  await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
  expect(writes).toMatchObject([
    { kind: 'entry.create', entry: { name: 'Ferry' } },
    named('operation.add'),
    named('operation.remove'),
    { kind: 'entry.delete' },
    { kind: 'entry.create', entry: { name: 'Ferry' } },
    named('operation.add'),
  ]);
});

describe('the undo shortcut is ignored', () => {
  test.each([
    '{Control>}{Shift>}z{/Shift}{/Control}',
    '{Control>}{Alt>}z{/Alt}{/Control}',
    'z',
    '{Control>}y{/Control}',
  ])('undoes nothing by %s', async (keys) => {
    const { user, writes } = await changed();
    await user.keyboard(keys);
    expect(writes).toMatchObject([paid]);
  });

  test('undoes only one change while the keys are held', async () => {
    const { user, writes, check } = await changed();
    await user.click(check);
    await user.keyboard('{Control>}{z>3/}{/Control}');
    expect(writes).toHaveLength(3);
  });

  // Source: docs/specification.md#undo-text.
  test('undoes nothing from a text field with text, where the browser undoes typing', async () => {
    const { user, writes, daily } = await changed();
    await user.type(daily.getByRole('textbox', { name: 'Day' }), '12');
    await user.keyboard('{Control>}z{/Control}');
    expect(writes).toMatchObject([paid]);
  });

  test('undoes nothing from a cell that is being edited, even if the cell is empty', async () => {
    const { user, writes, daily } = await changed();
    await user.click(daily.getByRole('button', { name: /^Amount / }));
    await user.keyboard('{Delete}{Control>}z{/Control}');
    expect(writes).toMatchObject([paid]);
  });

  // Source: docs/specification.md#undo-text.
  test('undoes nothing while a dialog is open', async () => {
    const { user, writes, daily } = await changed();
    await user.click(daily.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Control>}z{/Control}');
    expect(writes).toMatchObject([paid]);
  });

  test('leaves the key to the browser if there is no change to undo', async () => {
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
