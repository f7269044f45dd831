import { type ComponentType, createElement, useEffect, useState } from 'react';

type LatePart<Props extends object> = ComponentType<Props> & {
  /** Loads it before it is shown, such as on the way down of a press. What has failed is tried again. */
  readonly preload: () => Promise<unknown>;
  /** The same, for nobody who waits: what has failed is said where it is shown. */
  readonly prefetch: () => void;
};

const loaders: (() => Promise<unknown>)[] = [];

/**
 * A part that is loaded when it is first wanted; until it has come, `Waiting` stands in its place, or nothing. Throws what the
 * loading has failed with, for the boundary around it. Not `lazy`: after a fallback, React holds what has come back for 300 ms.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): LatePart<Props> {
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
  const Part = (props: Props) => {
    const [Shown, setShown] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly reason: unknown }>();
    useEffect(() => {
      if (!Shown)
        preload().then(
          () => setShown(() => loaded),
          (reason: unknown) => setFailure({ reason }),
        );
    }, [Shown]);
    if (failure) throw failure.reason;
    if (Shown) return createElement(Shown, props);
    return Waiting ? createElement(Waiting) : null;
  };
  return Object.assign(Part, { preload, prefetch });
}

/**
 * Loads every part of the modules that have been imported, one after another, for nobody who waits yet: so it opens at the first
 * press as it does at the next, and without a network.
 */
export const prefetchParts = (): Promise<unknown> =>
  loaders.reduce<Promise<unknown>>((before, preload) => before.then(preload).catch(() => undefined), Promise.resolve());

/** The same at once, for what cannot wait: a test. */
export const loadParts = (): Promise<unknown> => Promise.all(loaders.map((preload) => preload()));
