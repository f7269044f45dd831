import type { Device } from './device/user-device.ts';
import type { World } from './world.ts';

type Fault = (device: Device, world: World) => void;

/** The browser is offline and reports that to the app. */
const goOffline: Fault = ({ browser }, { random, after }) => {
  browser.setOnline(false);
  after(random.below(20_000), () => browser.setOnline(true));
};

/** Ends the session until the user signs in again. The provider announces some of these ends. */
const loseSession: Fault = (device, { random, after }) => {
  const { session } = device.browser;
  if (!session.isOpen()) return;
  session.end();
  if (random.chance(0.5)) for (const tab of device.tabs()) tab.signOut();
  after(random.below(40_000), () => device.signIn());
};

const setClock: Fault = ({ browser }, { note }) => {
  browser.clock.set();
  note(`${browser.name} shows ${new Date(browser.clock.now()).toISOString()}`);
};

const killTab: Fault = (device, { random }) => random.pick(device.tabs())?.kill();

const faults: readonly Fault[] = [
  ...Array.from({ length: 8 }, () => killTab),
  ...Array.from({ length: 3 }, () => goOffline),
  setClock,
  setClock,
  loseSession,
];

const maxTabs = 2;

/** Injects faults: crashed tabs, offline browsers, wrong clocks, ended sessions. */
export function injectFaults(world: World, devices: readonly Device[], times: number): void {
  if (times === 0) return;
  world.after(2000 + world.random.below(10_000), () => {
    const device = world.random.pick(devices);
    if (!device || !world.hasFaults()) return;
    world.random.pick(faults)?.(device, world);
    if (device.tabs().length < maxTabs && world.random.chance(0.7))
      world.after(world.random.below(5000), () => {
        if (device.tabs().length < maxTabs) device.open();
      });
    injectFaults(world, devices, times - 1);
  });
}
