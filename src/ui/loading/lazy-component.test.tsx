import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { AppThemeProvider } from '../theme/app-theme-provider.tsx';
import { lazyComponent } from './lazy-component.ts';
import { LoadErrorBoundary } from './load-error-boundary.tsx';

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

const arriving = () => {
  const arrivals: PromiseWithResolvers<ComponentType<{ readonly name: string }>>[] = [];
  const load = vi.fn<() => Promise<ComponentType<{ readonly name: string }>>>(() => {
    const arrival = Promise.withResolvers<ComponentType<{ readonly name: string }>>();
    arrivals.push(arrival);
    return arrival.promise;
  });
  return { load, arrivals, Part: lazyComponent(load, () => '…') };
};

const show = (Part: ComponentType<{ readonly name: string }>) =>
  act(async () => {
    render(<Part name="Ada" />);
  });

test('loads the code of a lazy component on the first render', async () => {
  const { load, arrivals, Part } = arriving();
  expect(load).not.toHaveBeenCalled();
  await show(Part);
  expect(document.body.textContent).toBe('…');
  await act(async () => arrivals[0]?.resolve(Greeting));
  expect(screen.getByText('Hello Ada')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test('loads the code only once for two preloads', async () => {
  const { load, arrivals, Part } = arriving();
  void Part.preload();
  void Part.preload();
  await act(async () => arrivals[0]?.resolve(Greeting));
  await show(Part);
  expect(screen.getByText('Hello Ada')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test('loads the code again on the next preload after a failure', async () => {
  const { load, arrivals, Part } = arriving();
  const first = Part.preload();
  arrivals[0]?.reject(new TypeError('no network'));
  await expect(first).rejects.toThrow('no network');
  void Part.preload();
  await act(async () => arrivals[1]?.resolve(Greeting));
  await show(Part);
  expect(screen.getByText('Hello Ada')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('throws a loading error to the error boundary', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const { arrivals, Part } = arriving();
  render(
    <LoadErrorBoundary>
      <Part name="Ada" />
    </LoadErrorBoundary>,
    { wrapper: AppThemeProvider },
  );
  await act(async () => arrivals[0]?.reject(new TypeError('no network')));
  expect(screen.getByRole('alert')).toBeDefined();
  // Later tests in this process load every lazy component.
  const again = Part.preload();
  arrivals[1]?.resolve(Greeting);
  await again;
});

test('ignores a failed prefetch and loads again on render', async () => {
  const { load, arrivals, Part } = arriving();
  Part.prefetch();
  await act(async () => arrivals[0]?.reject(new TypeError('no network')));
  await show(Part);
  await act(async () => arrivals[1]?.resolve(Greeting));
  expect(screen.getByText('Hello Ada')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
