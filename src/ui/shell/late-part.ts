import { type ComponentType, createElement, use, useDeferredValue, useState } from 'react';

type LatePart<Props extends object> = ComponentType<Props> & {
  /** Loads it before it is shown, such as on the way down of a press. What has failed is tried again. */
  readonly preload: () => Promise<unknown>;
};

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A part that is loaded when it is first wanted, for a `Suspense` around it. Not `lazy`, which shows the fallback for a moment
 * even of what is there already: React then keeps that for 300 ms.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let isFailed = false;
  const start = async () => {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      // Kept until somebody asks anew: React reads what it waits for more than once.
      isFailed = true;
      throw error;
    }
  };
  const preload = () => {
    if (isFailed) loading = undefined;
    isFailed = false;
    return (loading ??= start());
  };
  loaders.push(preload);
  const Waiting = (props: Props) => createElement(use((loading ??= start())), props);
  const Part = (props: Props) => {
    const [there] = useState(() => loaded);
    return createElement(there ?? Waiting, props);
  };
  return Object.assign(Part, { preload });
}

/** Loads every part of the modules that have been imported, for what cannot wait: a test. */
export const loadParts = (): Promise<unknown> => Promise.all(loaders.map((preload) => preload()));

/** What is opened, once its part can be drawn: the page stays as it is until then. What closes, closes at once. */
export function useDeferredOpen<T>(opened: T): T | undefined {
  const drawn = useDeferredValue(opened);
  return drawn === opened ? opened : undefined;
}
