import { createId } from '../../domain/lib/ids.ts';
import { sheetDateOf } from '../../domain/sheet/sheet-date.ts';
import type { Environment } from '../../machines/shared/environment.ts';

/** The randomness and the clock of the device. */
export const deviceEnvironment = (endsSessions: boolean): Environment => ({
  endsSessions,
  createId: () => createId((count) => crypto.getRandomValues(new Uint8Array(count))),
  random: () => Math.random(),
  today: () => sheetDateOf(new Date()),
  now: () => Date.now(),
});
