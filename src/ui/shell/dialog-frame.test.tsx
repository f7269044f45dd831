import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { failure } from '../../machines/toaster/toast.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { ToastView } from './toast-view.tsx';
import { ToastText } from '../undo/toast-text.tsx';
import { UndoButton } from '../undo/undo-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

afterEach(cleanup);

const frame = (
  <DialogFrame
    title="Deductions"
    subject="Car"
    isForm
    actions={<button type="button">Close</button>}
    onClose={() => {}}
  >
    <p>Content</p>
  </DialogFrame>
);

test('shows and announces a toast once, inside the open dialog', async () => {
  const { app } = await renderSignedIn(
    <>
      <ToastView action={UndoButton} text={ToastText} />
      {frame}
    </>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Deductions' });
  act(() => app.getSnapshot().children.toaster?.send({ type: 'toast.requested', toast: failure('notice.loadFailed') }));
  const text = 'Your data could not be loaded. Please try again.';
  const announced = within(dialog).getByRole('alert');
  expect(announced.textContent).toBe(text);
  expect(announced.closest('[aria-live="assertive"]')).not.toBeNull();
  expect(screen.getAllByText(text)).toHaveLength(1);
});

test('describes a form dialog by the edited object, not by the content', async () => {
  await renderSignedIn(frame);
  const describer = screen.getByRole('dialog').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describer)?.textContent).toBe('Car');
});
