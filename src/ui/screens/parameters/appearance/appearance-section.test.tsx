import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import * as languageChange from '../../../../i18n/i18n.ts';
import { runEarlyScript } from '../../../../../testing/theme/early-script.ts';
import { chooseTheme } from '../../../theme/theme-choice.ts';
import { openParameters } from '../../../../../testing/ui/open-parameters.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const isChecked = (name: string) => screen.getByRole('radio', { name }).matches(':checked');

// Source: docs/specification.md#theme.
test('checks the current theme', async () => {
  localStorage.setItem('user-theme', 'dark-theme');
  runEarlyScript();
  await openParameters({ language: 'fr' }, 'Apparence');
  expect(isChecked('Sombre')).toBe(true);
  await act(async () => chooseTheme(false));
  await vi.waitFor(() => expect(isChecked('Clair')).toBe(true));
});

// Source: docs/specification.md#theme.
test('saves the chosen theme for all devices', async () => {
  const { user, writes } = await openParameters({}, 'Appearance');
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(writes).toEqual([{ kind: 'parameters.update', changes: { darkTheme: true } }]);
});

// Source: docs/specification.md#language-choice.
test('changes the language at once and stores the choice on this device, until the user chooses the browser’s language', async () => {
  const { user } = await openParameters({}, 'Appearance');
  expect(isChecked("The browser's")).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Français' }));
  await screen.findByRole('heading', { name: 'Apparence' });
  expect(isChecked('Français')).toBe(true);
  expect(localStorage.getItem('user-language')).toBe('fr');
  await user.click(screen.getByRole('radio', { name: 'Celle du navigateur' }));
  await screen.findByRole('heading', { name: 'Appearance' });
  expect(localStorage.getItem('user-language')).toBeNull();
});

// Source: docs/specification.md#language-choice.
test('keeps the former language when the texts fail to load, and shows an error', async () => {
  const change = vi.spyOn(languageChange, 'changeLanguage').mockRejectedValue(new TypeError('no network'));
  onTestFinished(() => change.mockRestore());
  const { user } = await openParameters({}, 'Appearance');
  await user.click(screen.getByRole('radio', { name: 'Français' }));
  expect(await screen.findByText(/^The texts of this language could not be loaded/)).toBeDefined();
  expect(isChecked("The browser's")).toBe(true);
  expect(localStorage.getItem('user-language')).toBeNull();
});
