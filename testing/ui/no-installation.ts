import { installMachine } from '../../src/machines/install/install.machine.ts';
import { bind } from '../../src/machines/shared/bind.ts';

/** A browser that offers no installation, and an app that stays as it is. */
export const noInstallation = bind(installMachine, {
  watchInstall: () => {},
  watchVersion: () => {},
  askInstall: () => Promise.reject(new Error('The browser has offered nothing.')),
  startVersion: () => Promise.reject(new Error('No newer version waits.')),
});
