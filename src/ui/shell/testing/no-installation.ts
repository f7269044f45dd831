import { type EventObject, fromCallback } from 'xstate';
import { installMachine } from '../../../machines/install/install.machine.ts';

const nothing = fromCallback<EventObject, void>(() => {});

/** A browser that offers no installation, and an app that stays as it is. */
export const noInstallation = installMachine.provide({ actors: { watchInstall: nothing, watchVersion: nothing } });
