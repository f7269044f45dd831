// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseTheme } from '../../../theme/theme-mode-storage.ts';
import { openParameters } from '../testing/open-parameters.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const isChecked = (name: string) => screen.getByRole('radio', { name }).matches(':checked');

test('the theme on show is the one that is checked', async () => {
  localStorage.setItem('user-theme', 'dark-theme');
  await openParameters({ language: 'fr' }, 'Apparence');
  expect(isChecked('Sombre')).toBe(true);
  act(() => chooseTheme(false));
  expect(isChecked('Clair')).toBe(true);
});

test('a choice is saved for all devices', async () => {
  const { user, writes } = await openParameters({}, 'Appearance');
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(writes).toEqual([{ kind: 'parameters.update', changes: { darkTheme: true } }]);
});
