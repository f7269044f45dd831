import { expect } from 'vitest';
import type { App } from '../../support/app.ts';
import type { Stage } from '../../support/stage.ts';
import { openDevice, seedBudget } from './budget.ts';

/** Opens two devices of one user, and waits until all edits are saved. */
export async function openTwo(stage: Stage, more?: Parameters<typeof seedBudget>[1]) {
  const { session, stored } = await seedBudget(stage.server, more);
  const devices = [await openDevice(stage, session), await openDevice(stage, session)] as const;
  for (const device of devices) await device.saved();
  return { devices, stored };
}

/** Closes devices, and checks that their browsers reported no errors. */
export async function closeAll(devices: readonly App[]) {
  expect(devices.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const device of devices) await device.close();
}
