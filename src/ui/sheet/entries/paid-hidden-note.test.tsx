import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { usePhoneWindow } from '../../../../testing/ui/phone-window.ts';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';

usePhoneWindow();
afterEach(cleanup);

const content = {
  outDay: [anEntry({ name: 'Fuel', day: 3 }), anEntry({ name: 'Bakery', day: 2, paid: true })],
  outMonth: [anEntry({ name: 'Rent', paid: true })],
};

// Source: docs/specification.md#unpaid-hidden.
test.each([
  ['Expenses', 1, 2],
  ['Charges', 0, 1],
])('shows under %s that paid lines are hidden, with a button that shows all lines', async (tab, unpaid, all) => {
  const { user, writes } = await renderSignedIn(<HomeScreen />, { content, parameters: { showOnlyNotPaid: true } });
  await user.click(await screen.findByRole('tab', { name: tab }));
  const page = within(screen.getByRole('tabpanel'));
  const rows = () => page.queryAllByRole('checkbox', { name: 'Paid' }).length;
  expect(rows()).toBe(unpaid);
  expect(page.getByText('Unpaid only')).toBeDefined();
  await user.click(page.getByRole('button', { name: 'Show all' }));
  expect([rows(), page.queryByText('Unpaid only')]).toEqual([all, null]);
  expect(writes).toMatchObject([{ kind: 'parameters.update' }]);
});
