import type { Browser } from './browser.ts';
import type { Environment } from './environment.ts';
import { openTab, type Tab } from './tab.ts';

export type Device = {
  readonly browser: Browser;
  readonly tabs: () => readonly Tab[];
  /** Opens a tab. Returns undefined while the user is signed out. */
  readonly open: () => Tab | undefined;
  readonly signIn: () => void;
};

export function createUserDevice(environment: Environment): Device {
  const { world, browser } = environment;
  let tabs: readonly Tab[] = [];
  let opened = 0;
  const open = () => {
    if (!browser.session.isOpen()) return undefined;
    opened += 1;
    const inner = openTab(environment, `${browser.name}${opened}`);
    const ended = (end: () => void) => () => {
      tabs = tabs.filter((other) => other !== tab);
      end();
    };
    const tab: Tab = { ...inner, kill: ended(inner.kill), signOut: ended(inner.signOut) };
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
