import type { Device } from './device/user-device.ts';
import type { World } from './world.ts';

type Mishap = (device: Device, world: World) => void;

/** The browser is offline, and reports it. */
const goOffline: Mishap = ({ browser }, { random, after }) => {
  browser.setOnline(false);
  after(random.below(20_000), () => browser.setOnline(true));
};

/** The session ends, announced by the provider or not, until the user signs in again. */
const loseSession: Mishap = (device, { random, after }) => {
  const { session } = device.browser;
  if (!session.isOpen()) return;
  session.end();
  if (random.chance(0.5)) for (const tab of device.tabs()) tab.leave();
  after(random.below(40_000), () => device.signIn());
};

const setClock: Mishap = ({ browser }, { note }) => {
  browser.clock.set();
  note(`${browser.name} shows ${new Date(browser.clock.now()).toISOString()}`);
};

const killTab: Mishap = (device, { random }) => random.pick(device.tabs())?.kill();

const mishaps: readonly Mishap[] = [
  ...Array.from({ length: 8 }, () => killTab),
  ...Array.from({ length: 3 }, () => goOffline),
  setClock,
  setClock,
  loseSession,
];

const mostTabs = 2;

/** Injects faults: crashed tabs, partitions, wrong clocks, ended sessions. */
export function trouble(world: World, devices: readonly Device[], times: number): void {
  if (times === 0) return;
  world.after(2000 + world.random.below(10_000), () => {
    const device = world.random.pick(devices);
    if (!device || !world.hasFaults()) return;
    world.random.pick(mishaps)?.(device, world);
    if (device.tabs().length < mostTabs && world.random.chance(0.7))
      world.after(world.random.below(5000), () => {
        if (device.tabs().length < mostTabs) device.open();
      });
    trouble(world, devices, times - 1);
  });
}
