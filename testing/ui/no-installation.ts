import { installMachine } from '../../src/machines/install/install.machine.ts';
import { bind } from '../../src/machines/shared/bind.ts';

/** The install chart without an install prompt or an update. */
export const noInstallation = bind(installMachine, {
  watchInstall: () => {},
  watchVersion: () => {},
  askInstall: () => Promise.reject(new Error('There is no install prompt.')),
  startVersion: () => Promise.reject(new Error('There is no update.')),
});
