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
test('the theme on show is the one that is checked', async () => {
  localStorage.setItem('user-theme', 'dark-theme');
  runEarlyScript();
  await openParameters({ language: 'fr' }, 'Apparence');
  expect(isChecked('Sombre')).toBe(true);
  await act(async () => chooseTheme(false));
  await vi.waitFor(() => expect(isChecked('Clair')).toBe(true));
});

// Source: docs/specification.md#theme.
test('a choice is saved for all devices', async () => {
  const { user, writes } = await openParameters({}, 'Appearance');
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(writes).toEqual([{ kind: 'parameters.update', changes: { darkTheme: true } }]);
});

// Source: docs/specification.md#language-choice.
test('a language is spoken at once and kept on this device, until the browser is followed again', async () => {
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
test('a language whose texts cannot be loaded leaves the former one, and a toast says so', async () => {
  const change = vi.spyOn(languageChange, 'changeLanguage').mockRejectedValue(new TypeError('no network'));
  onTestFinished(() => change.mockRestore());
  const { user } = await openParameters({}, 'Appearance');
  await user.click(screen.getByRole('radio', { name: 'Français' }));
  expect(await screen.findByText(/^The texts of this language could not be loaded/)).toBeDefined();
  expect(isChecked("The browser's")).toBe(true);
  expect(localStorage.getItem('user-language')).toBeNull();
});
