import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppThemeProvider } from '../theme/app-theme-provider.tsx';
import { BusyButton } from './busy-button.tsx';

afterEach(cleanup);

const show = (isBusy: boolean) => (
  <AppThemeProvider>
    <BusyButton isBusy={isBusy}>Send</BusyButton>
    <input aria-label="Elsewhere" />
  </AppThemeProvider>
);
const send = () => screen.getByRole('button', { name: 'Send' });

/** Browsers take the focus from a button that becomes disabled. */
const dropFocus = () => {
  screen.getByLabelText('Elsewhere').focus();
  screen.getByLabelText('Elsewhere').blur();
};

test('focuses the button again when the action ends', () => {
  const { rerender } = render(show(false));
  send().focus();
  rerender(show(true));
  dropFocus();
  expect([send().getAttribute('aria-busy'), document.activeElement]).toEqual(['true', document.body]);
  rerender(show(false));
  expect(document.activeElement).toBe(send());
});

test('does not focus the button if the focus has moved, or was never on the button', () => {
  const { rerender } = render(show(false));
  send().focus();
  rerender(show(true));
  screen.getByLabelText('Elsewhere').focus();
  rerender(show(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
  screen.getByLabelText('Elsewhere').blur();
  rerender(show(true));
  rerender(show(false));
  expect(document.activeElement).toBe(document.body);
});
