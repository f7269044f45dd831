import { act, cleanup, render, screen } from '@testing-library/react';
import { use } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Redirect } from './redirect.tsx';

beforeEach(() => history.pushState({ usr: null, key: 'home', idx: 0 }, '', '/'));

afterEach(cleanup);

const popped = () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));

const SignIn = ({ loaded }: { readonly loaded: Promise<void> }) => {
  use(loaded);
  return <h1>Sign in</h1>;
};

type PagesProps = { readonly isSignedIn: boolean; readonly loaded: Promise<void> };

/** Home, which redirects to the sign-in screen while the user is signed out. */
const Pages = ({ isSignedIn, loaded }: PagesProps) => (
  <BrowserRouter>
    <Routes>
      <Route path="/" element={isSignedIn ? <h1>Home</h1> : <Redirect to="/login" />} />
      <Route path="/login" element={<SignIn loaded={loaded} />} />
    </Routes>
  </BrowserRouter>
);

test('replaces the current history entry', async () => {
  const { length } = history;
  await act(async () => void render(<Pages isSignedIn={false} loaded={Promise.resolve()} />));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect([location.pathname, history.length]).toEqual(['/login', length]);
});

test('redirects again when a pending back navigation ends', async () => {
  // As on a busy device, the target renders only after the back navigation.
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  const { rerender } = render(<Pages isSignedIn loaded={loaded} />);
  // The history entry of an overlay has the address and state of the page.
  history.pushState({ ...history.state, overlay: true }, '');
  const back = popped();
  history.back();
  await act(async () => {
    rerender(<Pages isSignedIn={false} loaded={loaded} />);
  });
  await act(async () => {
    await back;
    resolve();
  });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(location.pathname).toBe('/login');
});
