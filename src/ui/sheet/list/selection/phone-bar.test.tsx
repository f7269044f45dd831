import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { usePhoneWindow } from '../../../../../testing/ui/phone-window.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { workspaceOf } from '../../../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);
usePhoneWindow();

// Source: docs/specification.md#selection-actions.
test('shows on a phone why a line cannot be moved, as touch has no tooltip', async () => {
  const { app } = await renderSignedIn(<HomeScreen />, { content: { outDay: [anEntry({ name: 'Fuel', day: 1 })] } });
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  const workspace = workspaceOf(app);
  const fuel = { collection: 'outDay', id: anEntry({ name: 'Fuel' }).id } as const;
  await act(async () => workspace?.getSnapshot().children.selection?.send({ type: 'row.toggled', ...fuel }));
  expect(daily.getByRole('toolbar').querySelector('p')?.textContent).toContain('Create the next sheet first');
});
