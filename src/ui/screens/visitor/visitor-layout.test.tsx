import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPage, renderApp } from '../../../../testing/ui/render-app.tsx';
import { VisitorLayout } from './visitor-layout.tsx';

afterEach(clearPage);

// Source: docs/specification.md#skip-link.
test('makes the skip link the first tab stop', async () => {
  const { user } = await renderApp(<VisitorLayout>A form</VisitorLayout>);
  await user.tab();
  const link = screen.getByRole('link', { name: 'Aller au contenu' });
  expect(document.activeElement).toBe(link);
  expect(link.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});
