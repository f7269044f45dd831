import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { maxArchiveBytes } from '../../api/archive/index.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { workspaceMachine } from '../../machines/workspace/workspace.machine.ts';
import { bindTransfer } from './transfer.effects.ts';
import { deviceEnvironment } from '../services/environment.ts';
import { fakeData, servicesOf } from '../../../testing/app/fake-data.ts';

/** The problem of a file of that size, and whether it was read. */
async function chosen(size: number) {
  let isRead = false;
  const text = async () => {
    isRead = true;
    return '';
  };
  const machine = bindTransfer({ services: servicesOf(fakeData()), unanswered: async () => [] });
  const environment = deviceEnvironment(false);
  const session = createActor(sessionMachine, { input: { environment } });
  const workspace = createActor(workspaceMachine, { input: { uid: 'ada', email: '', environment, session } });
  const transfer = createActor(machine, { input: { uid: 'ada', environment, workspace } }).start();
  onTestFinished(() => void transfer.stop());
  await expect.poll(() => transfer.getSnapshot().can({ type: 'archive.chosen', file: { size, text } })).toBe(true);
  transfer.send({ type: 'archive.chosen', file: { size, text } });
  await expect.poll(() => transfer.getSnapshot().context.problem).toBeDefined();
  return [transfer.getSnapshot().context.problem, isRead];
}

// Source: docs/specification.md#import-file.
test('refuses a file of more than 50 MiB before reading it', async () => {
  expect(maxArchiveBytes).toBe(50 * 1024 * 1024);
  expect(await chosen(maxArchiveBytes + 1)).toEqual(['tooLarge', false]);
  expect(await chosen(maxArchiveBytes)).toEqual(['notAnArchive', true]);
});
