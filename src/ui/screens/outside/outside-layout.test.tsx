// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PartBoundary } from '../../shell/part-boundary.tsx';
import { clearPage, renderApp } from '../../shell/testing/render-app.tsx';
import { OutsideLayout } from './outside-layout.tsx';

afterEach(clearPage);
vi.mock('./sheet-illustration.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a picture that does not come takes nothing else away', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderApp(
    <PartBoundary>
      <OutsideLayout>A form</OutsideLayout>
    </PartBoundary>,
  );
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.getByText('A form')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
