import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { allNamespaces } from '../../i18n/message-key.ts';
import { AppThemeProvider } from '../theme/app-theme-provider.tsx';
import { Today } from './today.tsx';

const french = await createI18n('fr', allNamespaces);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59, 30) });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// Source: docs/specification.md#header-date.
test('updates the date at midnight while the page stays open', () => {
  render(
    <I18nextProvider i18n={french}>
      <AppThemeProvider>
        <Today />
      </AppThemeProvider>
    </I18nextProvider>,
  );
  expect(screen.getByText('Vendredi 20 novembre 2026')).toBeDefined();
  act(() => {
    vi.advanceTimersByTime(30_000);
  });
  expect(screen.getByText('Samedi 21 novembre 2026')).toBeDefined();
  expect(screen.getByText('Sam. 21 nov.')).toBeDefined();
});
