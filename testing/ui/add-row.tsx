import { screen, within } from '@testing-library/react';
import { HomeScreen } from '../../src/ui/screens/home/home-screen.tsx';
import { renderSignedIn } from './render-signed-in.tsx';
import type { Data } from './signed-in-app.ts';

/** Renders home, and returns the add row of daily expenses. */
export const startAddRow = async (data: Data = {}) => {
  const { user, writes } = await renderSignedIn(<HomeScreen />, data);
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  const field = {
    day: daily.getByRole('textbox', { name: 'Day' }),
    name: daily.getByRole('combobox', { name: 'Name' }),
    amount: daily.getByRole('textbox', { name: 'Amount' }),
    credit: daily.getByRole('button', { name: 'Credit' }),
    add: daily.getByRole('button', { name: 'Add' }),
  };
  return { user, writes, daily, field };
};
