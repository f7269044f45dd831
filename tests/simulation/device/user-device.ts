import type { Browser } from './browser.ts';
import type { Surroundings } from './environment.ts';
import { openTab, type Tab } from './tab.ts';

/** A device of the person with its tabs. */
export type Device = {
  readonly browser: Browser;
  readonly tabs: () => readonly Tab[];
  /** Opens a tab; undefined while nobody is signed in. */
  readonly open: () => Tab | undefined;
  /** The same person signs in again. */
  readonly signIn: () => void;
};

export function createPersonsDevice(surroundings: Surroundings): Device {
  const { world, browser } = surroundings;
  let tabs: readonly Tab[] = [];
  let opened = 0;
  const open = () => {
    if (!browser.session.isOpen()) return undefined;
    opened += 1;
    const inner = openTab(surroundings, `${browser.name}${opened}`);
    const ended = (end: () => void) => () => {
      tabs = tabs.filter((other) => other !== tab);
      end();
    };
    const tab: Tab = { ...inner, kill: ended(inner.kill), leave: ended(inner.leave) };
    tabs = [...tabs, tab];
    return tab;
  };
  open();
  if (world.random.chance(0.5)) open();
  return {
    browser,
    open,
    tabs: () => tabs,
    signIn: () => {
      browser.session.begin();
      world.note(`${browser.name} signs in`);
    },
  };
}
