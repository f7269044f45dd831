import { type ComponentType, createElement, use } from 'react';
import { loadedOnce } from './loaded-once.ts';

/** The screens of a signed-in person, in one chunk, which the session has loaded before it lets anybody in. */
export const insideParts = loadedOnce(() => import('./inside.tsx'));

type Inside = Awaited<ReturnType<typeof insideParts>>;

/**
 * A part that is drawn at once when it is there. Not `lazy`, which shows nothing for a moment even of what is there already,
 * and React then shows nothing for 300 ms.
 */
function insidePart<Props extends object>(partOf: (inside: Inside) => ComponentType<Props>): ComponentType<Props> {
  return function InsidePart(props) {
    return createElement(partOf(use(insideParts())), props);
  };
}

export const SignedInArea = insidePart((inside) => inside.SignedInArea);
export const Home = insidePart((inside) => inside.HomeScreen);
export const Savings = insidePart((inside) => inside.SavingsScreen);
export const Parameters = insidePart((inside) => inside.Settings);
export const UndoButton = insidePart((inside) => inside.UndoButton);
