import { type KeyboardEvent, useState } from 'react';

const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** One tab stop for a toolbar: arrows move between its buttons. */
export const useToolbarKeys = () => {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const place = buttons.findIndex((button) => button === event.target);
    const next = place < 0 ? undefined : steps[event.key]?.(place, buttons.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    buttons[next]?.focus();
  };
  return { onKeyDown, tabIndexAt: (place: number) => (place === active ? 0 : -1) };
};
