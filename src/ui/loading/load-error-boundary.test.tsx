import { screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { LoadErrorBoundary } from './load-error-boundary.tsx';
import { clearPage, renderApp } from '../../../testing/ui/render-app.tsx';

afterEach(clearPage);

// Source: docs/specification.md#missing-part.
test('keeps the rest of the page when a chunk cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const Part = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const ui = (
    <>
      <p>The rest</p>
      <LoadErrorBoundary>
        <Suspense>
          <Part />
        </Suspense>
      </LoadErrorBoundary>
    </>
  );
  await renderApp(ui, { language: 'en' });
  expect((await screen.findByRole('alert')).textContent).toContain('This part could not be loaded.');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(screen.getByText('The rest')).toBeDefined();
});
