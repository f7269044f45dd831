import { screen } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { PageHeading } from './page-heading.tsx';
import { clearPage, renderApp } from '../../../testing/ui/render-app.tsx';

afterEach(clearPage);

const BackButton = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Go back
    </button>
  );
};

const twoPages = (
  <Routes>
    <Route
      path="/"
      element={
        <>
          <PageHeading title="First" />
          <Link to="/second">Go on</Link>
          <BackButton />
        </>
      }
    />
    <Route
      path="/second"
      element={
        <main>
          <PageHeading title="Second" visuallyHidden />
          <Link to="/">Start again</Link>
        </main>
      }
    />
  </Routes>
);

test('leaves the focus to the browser on the first page', async () => {
  await renderApp(twoPages, { language: 'en' });
  expect(document.title).toBe('First · My budget');
  expect(document.activeElement).toBe(document.body);
});

// Source: docs/specification.md#page-title.
test('focuses the heading and sets the document title after a navigation', async () => {
  const { user } = await renderApp(twoPages, { language: 'en' });
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Second' }));
  expect(document.title).toBe('Second · My budget');
});

// Source: docs/specification.md#page-title.
test('scrolls a new page to the top, but not a page reached by Back', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
  onTestFinished(() => scrolled.mockRestore());
  const { user } = await renderApp(twoPages, { language: 'en' });
  for (const name of ['Go on', 'Start again']) await user.click(screen.getByRole('link', { name }));
  expect(scrolled.mock.calls).toEqual([[{ top: 0 }], [{ top: 0 }]]);
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await screen.findByRole('heading', { name: 'Second' });
  expect(scrolled).toHaveBeenCalledTimes(2);
});
