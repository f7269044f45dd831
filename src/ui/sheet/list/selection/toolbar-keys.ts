import { type KeyboardEvent, useState } from 'react';

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Roving focus of a toolbar: one tab stop, arrows move between the buttons. */
export const useToolbarKeys = () => {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const index = buttons.findIndex((button) => button === event.target);
    const next = index < 0 ? undefined : steps[event.key]?.(index, buttons.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    buttons[next]?.focus();
  };
  return { onKeyDown, tabIndexAt: (index: number) => (index === active ? 0 : -1) };
};
