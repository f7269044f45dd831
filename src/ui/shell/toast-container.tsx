import { useSyncExternalStore } from 'react';

/** The bands of toasts that are rendered, in the order in which they came: a dialog over the page has one of its own. */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

const announce = () => listeners.forEach((listener) => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const addPlace = (place: HTMLElement | null) => {
  if (!place) return undefined;
  places.push(place);
  announce();
  return () => {
    places.splice(places.indexOf(place), 1);
    announce();
  };
};

/** A band for toasts that nothing else uses: while a part of the page or a dialog has one, toasts are shown there. */
export const ToastPlace = () => <div ref={addPlace} />;

/** The innermost band; undefined while no part of the page has one. */
export const useToastPlace = (): HTMLElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => places.at(-1),
    () => undefined,
  );
