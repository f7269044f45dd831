import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AppRouter } from './app-router.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const Address = () => <output>{useLocation().pathname}</output>;

/** Leaves for another address while the first page is still being rendered. */
function Leaving() {
  useState(() => history.pushState(null, '', '/signup'));
  return <Address />;
}

test('a navigation during the first render is followed', async () => {
  render(
    <AppRouter>
      <Leaving />
    </AppRouter>,
  );
  expect((await screen.findByRole('status')).textContent).toBe('/signup');
});

test('a page whose address stays the same announces no navigation', () => {
  let announced = 0;
  const count = () => (announced += 1);
  addEventListener('popstate', count);
  render(
    <AppRouter>
      <Address />
    </AppRouter>,
  );
  removeEventListener('popstate', count);
  expect(announced).toBe(0);
});
