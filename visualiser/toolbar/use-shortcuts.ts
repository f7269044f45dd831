import { useEffect, useEffectEvent } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** Handles shortcuts anywhere in the window. */
export function useShortcuts(run: (shortcut: Shortcut) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const element = target instanceof Element ? target : undefined;
    const shortcut = shortcutOf({ key, altKey, ctrlKey, metaKey, shiftKey, target: element });
    if (shortcut === undefined) return;
    event.preventDefault();
    run(shortcut);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
