import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { failure, success, type Toast } from '../../machines/toaster/toast.ts';
import { clearPage, renderApp } from '../../../testing/ui/render-app.tsx';
import { ToastView } from './toast-view.tsx';
import { ToastText } from '../undo/toast-text.tsx';
import { UndoButton } from '../undo/undo-button.tsx';

afterEach(clearPage);

const showToast = async (toast: Toast) => {
  const page = await renderApp(<ToastView action={UndoButton} text={ToastText} />);
  act(() => {
    page.app.getSnapshot().children.toaster?.send({ type: 'toast.requested', toast });
  });
  const isPaused = () => page.app.getSnapshot().children.toaster?.getSnapshot().matches({ shown: 'paused' });
  return { ...page, isPaused };
};

// Source: docs/specification.md#toast.
test('shows a success as a status', async () => {
  await showToast(success('toast.signInSucceeded'));
  expect(screen.getByRole('status').textContent).toBe('Connexion réussie');
});

// Source: docs/specification.md#toast.
test('shows a failure as an alert', async () => {
  await showToast(failure('toast.wrongCredentials'));
  expect(screen.getByRole('alert').textContent).toBe('Email ou mot de passe incorrect');
});

// Source: docs/specification.md#toast.
test('closes the toast by the close button', async () => {
  const { user } = await showToast(success('toast.signInSucceeded'));
  await user.click(screen.getByRole('button', { name: 'Masquer le message' }));
  expect(screen.queryByRole('status')).toBeNull();
});

// Source: docs/specification.md#toast-duration.
test('pauses the toast while the pointer is over it', async () => {
  const { user, isPaused } = await showToast(success('toast.signInSucceeded'));
  await user.hover(screen.getByRole('status'));
  expect(isPaused()).toBe(true);
  await user.unhover(screen.getByRole('status'));
  expect(isPaused()).toBe(false);
});

// Source: docs/specification.md#toast-duration.
test('pauses the toast while the focus is inside', async () => {
  const { user, isPaused } = await showToast(success('toast.signInSucceeded'));
  await user.tab();
  expect(isPaused()).toBe(true);
  await user.tab();
  expect(isPaused()).toBe(false);
});
