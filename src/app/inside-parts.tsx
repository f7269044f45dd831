import { type ComponentProps, use } from 'react';
import { loadedOnce } from './loaded-once.ts';

/** The screens of a signed-in person, in one chunk, which the session has loaded before it lets anybody in. */
export const insideParts = loadedOnce(() => import('./inside.tsx'));

type Inside = Awaited<ReturnType<typeof insideParts>>;

// Not `lazy`, which shows nothing for a moment even of what is there already, and React then shows nothing for 300 ms.
export const SignedInArea = () => {
  const parts = use(insideParts());
  return <parts.SignedInArea />;
};
export const Home = () => {
  const parts = use(insideParts());
  return <parts.HomeScreen />;
};
export const Savings = () => {
  const parts = use(insideParts());
  return <parts.SavingsScreen />;
};
export const Parameters = () => {
  const parts = use(insideParts());
  return <parts.Settings />;
};
export const UndoButton = (props: ComponentProps<Inside['UndoButton']>) => {
  const parts = use(insideParts());
  return <parts.UndoButton {...props} />;
};
