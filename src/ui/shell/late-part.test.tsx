import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { latePart, useDeferredOpen } from './late-part.ts';

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

const arriving = () => {
  const arrivals: PromiseWithResolvers<ComponentType<{ readonly name: string }>>[] = [];
  const load = vi.fn<() => Promise<ComponentType<{ readonly name: string }>>>(() => {
    const arrival = Promise.withResolvers<ComponentType<{ readonly name: string }>>();
    arrivals.push(arrival);
    return arrival.promise;
  });
  return { load, arrivals, Part: latePart(load) };
};

const show = (Part: ComponentType<{ readonly name: string }>) =>
  act(async () => {
    render(
      <Suspense fallback="…">
        <Part name="Ada" />
      </Suspense>,
    );
  });

test('is loaded when it is first shown, and only then', async () => {
  const { load, arrivals, Part } = arriving();
  expect(load).not.toHaveBeenCalled();
  await show(Part);
  expect(document.body.textContent).toBe('…');
  await act(async () => arrivals[0]?.resolve(Greeting));
  expect(screen.getByText('Hello Ada')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test('is loaded once when it has come before', async () => {
  const { load, arrivals, Part } = arriving();
  void Part.preload();
  void Part.preload();
  await act(async () => arrivals[0]?.resolve(Greeting));
  await show(Part);
  expect(screen.getByText('Hello Ada')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test('is loaded anew on the next press when it could not be loaded', async () => {
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

const Opening = ({
  part: Part,
  opened,
}: {
  readonly part: ComponentType<{ readonly name: string }>;
  readonly opened: string;
}) => {
  const name = useDeferredOpen(opened);
  return (
    <Suspense fallback="…">
      <p>The page</p>
      {name && <Part name={name} />}
    </Suspense>
  );
};

test('what opens leaves the page as it is until it has come, and what closes closes at once', async () => {
  const { arrivals, Part } = arriving();
  const { rerender } = render(<Opening part={Part} opened="" />);
  await act(async () => rerender(<Opening part={Part} opened="Ada" />));
  expect(document.body.textContent).toBe('The page');
  await act(async () => arrivals[0]?.resolve(Greeting));
  expect(document.body.textContent).toBe('The pageHello Ada');
  rerender(<Opening part={Part} opened="" />);
  expect(document.body.textContent).toBe('The page');
});
