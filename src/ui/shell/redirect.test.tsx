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

/** Home, which leads to the sign-in screen once nobody is signed in. */
const Pages = ({ isSignedIn, loaded }: PagesProps) => (
  <BrowserRouter>
    <Routes>
      <Route path="/" element={isSignedIn ? <h1>Home</h1> : <Redirect to="/login" />} />
      <Route path="/login" element={<SignIn loaded={loaded} />} />
    </Routes>
  </BrowserRouter>
);

test('a redirect takes the place of the page', async () => {
  const { length } = history;
  await act(async () => void render(<Pages isSignedIn={false} loaded={Promise.resolve()} />));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect([location.pathname, history.length]).toEqual(['/login', length]);
});

test('a traversal that was under way does not lead back to an empty page', async () => {
  // What the redirect leads to is not on show before the traversal has ended, as on a busy device.
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  const { rerender } = render(<Pages isSignedIn loaded={loaded} />);
  // The entry of what is open over the page has the page's address and state.
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
