import { type ComponentType, createElement } from 'react';
import { given } from '../../ui/hooks/given.ts';
import type * as InsideParts from './signed-in-chunk.tsx';

type Inside = typeof InsideParts;

let inside: Inside | undefined;

/** Loads what a signed-in person needs, charts and screens, in one chunk: the session does before it lets anybody in. */
export async function loadInside(): Promise<Inside> {
  inside ??= await import('./signed-in-chunk.tsx');
  return inside;
}

const insidePart =
  <Props extends object>(partOf: (loaded: Inside) => ComponentType<Props>): ComponentType<Props> =>
  (props) =>
    createElement(partOf(given(inside, 'loadInside')), props);

export const SignedInArea = insidePart((loaded) => loaded.SignedInArea);
export const Home = insidePart((loaded) => loaded.HomeScreen);
export const Savings = insidePart((loaded) => loaded.SavingsScreen);
export const Parameters = insidePart((loaded) => loaded.Parameters);
export const UndoButton = insidePart((loaded) => loaded.UndoButton);
