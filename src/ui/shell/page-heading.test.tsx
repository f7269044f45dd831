import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { PageHeading } from './page-heading.tsx';
import { clearPage, renderApp } from '../../../testing/ui/render-app.tsx';

afterEach(clearPage);

const twoPages = (
  <Routes>
    <Route
      path="/"
      element={
        <>
          <PageHeading title="First" />
          <Link to="/second">Go on</Link>
        </>
      }
    />
    <Route path="/second" element={<PageHeading title="Second" visuallyHidden />} />
  </Routes>
);

test('the first page leaves the focus to the browser', async () => {
  await renderApp(twoPages, { language: 'en' });
  expect(document.title).toBe('First · My budget');
  expect(document.activeElement).toBe(document.body);
});

// Source: docs/specification.md#page-title.
test('after a navigation the heading has the focus, and the document its title', async () => {
  const { user } = await renderApp(twoPages, { language: 'en' });
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Second' }));
  expect(document.title).toBe('Second · My budget');
});
