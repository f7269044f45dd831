import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPage, renderApp } from '../../shell/testing/render-app.tsx';
import { OutsideLayout } from './outside-layout.tsx';

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
  return {
    ...(await import('../../shell/testing/render-app.tsx')),
    ...(await import('../../shell/part-boundary.tsx')),
    ...(await import('./outside-layout.tsx')),
  };
};

// Source: docs/specification.md#skip-link.
test('the first stop of the Tab key leads to the content', async () => {
  const { user } = await renderApp(<OutsideLayout>A form</OutsideLayout>);
  await user.tab();
  const link = screen.getByRole('link', { name: 'Aller au contenu' });
  expect(document.activeElement).toBe(link);
  expect(link.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('a picture that does not come takes nothing else away', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { PartBoundary, ...page } = await withoutPicture();
  await page.renderApp(
    <PartBoundary>
      <page.OutsideLayout>A form</page.OutsideLayout>
    </PartBoundary>,
  );
  await waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.getByText('A form')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
