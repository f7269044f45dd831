import { type ComponentType, createElement, useEffect, useState } from 'react';

type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the component before it renders, for example on pointer down. Retries after a failure. */
  readonly preload: () => Promise<unknown>;
  /** Preloads in the background. Errors surface when the component renders. */
  readonly prefetch: () => void;
};

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A component whose code is loaded on its first render. It renders `Placeholder`, or nothing, until then, and throws a loading
 * error to the error boundary. `React.lazy` would delay the loaded component: Suspense keeps a fallback for 300 ms.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<unknown> | undefined;
  const start = async () => {
    try {
      loaded = await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const preload = () => (loading ??= start());
  const prefetch = () => void preload().catch(() => undefined);
  loaders.push(preload);
  const Lazy = (props: Props) => {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly reason: unknown }>();
    useEffect(() => {
      if (!Loaded)
        preload().then(
          () => setLoaded(() => loaded),
          (reason: unknown) => setFailure({ reason }),
        );
    }, [Loaded]);
    if (failure) throw failure.reason;
    if (Loaded) return createElement(Loaded, props);
    return Placeholder ? createElement(Placeholder) : null;
  };
  return Object.assign(Lazy, { preload, prefetch });
}

/** Prefetches the lazy components one after another, so that each opens without delay, even offline. */
export const prefetchLazyComponents = (): Promise<unknown> =>
  loaders.reduce<Promise<unknown>>((before, preload) => before.then(preload).catch(() => undefined), Promise.resolve());

/** Loads all lazy components in parallel, for tests and the prerendered page. */
export const loadLazyComponents = (): Promise<unknown> => Promise.all(loaders.map((preload) => preload()));
