import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { usePhoneWindow } from '../../../../../testing/ui/phone-window.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { ToastView } from '../../../shell/toast-view.tsx';
import { ToastAction } from '../../../undo/toast-action.tsx';
import { ToastText } from '../../../undo/toast-text.tsx';

usePhoneWindow();
afterEach(cleanup);

const page = (
  <>
    <HomeScreen />
    <ToastView action={ToastAction} text={ToastText} />
  </>
);

const rowOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `, 'u') });

// Source: docs/specification.md#forecast-received.
test('marks an income with a due day as received and as not received, and updates the row', async () => {
  const income = [anEntry({ id: 'salary', name: 'Salary', dueDay: 28 }), anEntry({ id: 'lessons', name: 'Lessons' })];
  const { user, writes } = await renderSignedIn(page, { content: { in: income } });
  await user.click(await screen.findByRole('tab', { name: 'Situation' }));
  const dialogOf = async (name: string) => {
    await user.click(rowOf(name));
    return within(await screen.findByRole('dialog', { name }));
  };
  const dialog = await dialogOf('Salary');
  await user.click(dialog.getByRole('switch', { name: 'Received' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(rowOf('Salary').textContent.trim()).toBe('Salary received 10.00, Day 28');
  expect(await screen.findByText('“Salary” received: update the account balance.')).toBeDefined();
  const again = await dialogOf('Salary');
  await user.click(again.getByRole('switch', { name: 'Received', checked: true }));
  expect(writes).toMatchObject([{ changes: { paid: true } }, { changes: { paid: false } }]);
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  expect((await dialogOf('Lessons')).queryByRole('switch')).toBeNull();
});
