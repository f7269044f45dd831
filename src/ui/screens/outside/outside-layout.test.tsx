// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPage } from '../../shell/testing/render-app.tsx';

const picture = './sheet-illustration.tsx';

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.doUnmock(picture);
  vi.resetModules();
});

/** The screens as a page loads them that cannot have the picture: another test may have loaded it into this process. */
const withoutPicture = async () => {
  vi.resetModules();
  vi.doMock(picture, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { renderApp } = await import('../../shell/testing/render-app.tsx');
  const { PartBoundary } = await import('../../shell/part-boundary.tsx');
  const { OutsideLayout } = await import('./outside-layout.tsx');
  return { renderApp, PartBoundary, OutsideLayout };
};

test('a picture that does not come takes nothing else away', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { renderApp, PartBoundary, OutsideLayout } = await withoutPicture();
  await renderApp(
    <PartBoundary>
      <OutsideLayout>A form</OutsideLayout>
    </PartBoundary>,
  );
  await waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.getByText('A form')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
