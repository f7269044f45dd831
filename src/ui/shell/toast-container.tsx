import { useSyncExternalStore } from 'react';

/** The mounted containers, the innermost last: the bottom bar and each dialog have one. */
const containers: HTMLElement[] = [];
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const addContainer = (container: HTMLElement | null) => {
  if (!container) return undefined;
  containers.push(container);
  notify();
  return () => {
    containers.splice(containers.indexOf(container), 1);
    notify();
  };
};

/** Toasts are rendered into the innermost of these. */
export const ToastContainer = () => <div ref={addContainer} />;

/** The innermost container; undefined while none is mounted. */
export const useToastContainer = (): HTMLElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => containers.at(-1),
    () => undefined,
  );
