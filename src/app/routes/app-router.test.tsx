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

/** Navigates during the first render. */
function Leaving() {
  useState(() => history.pushState(null, '', '/signup'));
  return <Address />;
}

test('follows a navigation during the first render', async () => {
  render(
    <AppRouter>
      <Leaving />
    </AppRouter>,
  );
  expect((await screen.findByRole('status')).textContent).toBe('/signup');
});

test('announces no navigation when the address stays the same', () => {
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
