import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Shell } from './shell.tsx';
import { clearPage, renderApp } from '../../../testing/ui/render-app.tsx';

afterEach(clearPage);

// Source: docs/specification.md#skip-link.
test('reaches the skip link with the first Tab', async () => {
  const { user } = await renderApp(<Shell>A screen</Shell>, { language: 'en' });
  await user.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.activeElement).toBe(link);
  expect(link.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});
