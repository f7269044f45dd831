import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createCacheStore } from '../../api/storage/cache/cache-store.ts';
import { emptyContent } from '../../domain/sheet/sheet.ts';
import { emptyStorage } from '../../../testing/api/storage/browser-storage.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { sheetWith } from '../../../testing/domain/lines.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { failure } from '../../machines/toaster/toast.ts';
import type { Toast } from '../../machines/toaster/toast.ts';
import { bindWorkspace } from './workspace.effects.ts';
import { deviceEnvironment } from '../services/environment.ts';
import { startBelowToaster } from '../../../testing/machines/below-toaster.ts';
import { emptyCache, fakeData, idleDevice, servicesOf } from '../../../testing/app/fake-data.ts';

beforeEach(emptyStorage);

const march = sheetWith(toSheetDate(2026, 3, 1), { id: 'march' });
const nothing = () => {};
/**
 * The workspace of this user with all effects; `asked` has the users whose sheets were requested from the server, `read` the sheets
 * whose lines were.
 */
function openWorkspace(uid: string, afterStartup: (run: () => void) => () => void = () => nothing, cache = emptyCache) {
  const asked: string[] = [];
  const toasts: Toast[] = [];
  const loadSheets = async (owner: string) => {
    asked.push(owner);
    return (await cache.sheets(owner)) ?? [march];
  };
  const read: string[] = [];
  const loadContent = async (_: string, sheetId: string) => {
    read.push(sheetId);
    return emptyContent;
  };
  const services = servicesOf(fakeData({ cache, budget: { loadSheets, loadContent } }));
  const machine = bindWorkspace({
    services,
    device: { ...idleDevice, afterStartup },
    queue: () => [],
    pending: () => [],
  });
  const environment = deviceEnvironment(false);
  const session = createActor(sessionMachine, { input: { environment } });
  const input = { uid, email: '', environment, session };
  const { actor, close } = startBelowToaster(machine, { input, show: (toast) => toasts.push(toast) });
  onTestFinished(close);
  return { asked, read, toasts, olderSheets: () => actor.getSnapshot().children.olderSheets };
}

// Source: docs/specification.md#missing-user.
test('requests no sheets without a user, and says so in the log and a toast', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warned.mockRestore());
  const { asked, toasts } = openWorkspace('');
  await expect.poll(() => toasts).toContainEqual(failure('notice.loadFailed'));
  expect(warned).toHaveBeenCalledWith('Sheets were requested without a user.');
  expect(asked).toEqual([]);
});

test('requests the sheets of a user', async () => {
  const { asked } = openWorkspace('ada');
  await expect.poll(() => asked).toContain('ada');
});

/** The workspace of a device with a list of two sheets and the lines of the older one. */
async function openKept() {
  const april = sheetWith(toSheetDate(2026, 4, 1), { id: 'april', order: 1 });
  const cache = createCacheStore();
  await cache.storeSheets('ada', [april, march]);
  await cache.storeContent('ada', 'march', emptyContent);
  let idle = nothing;
  const hold = (run: () => void) => {
    idle = run;
    return nothing;
  };
  const { olderSheets, read } = openWorkspace('ada', hold, cache);
  const known = () => Object.keys(olderSheets()?.getSnapshot().context.contents ?? {}).toSorted();
  await expect.poll(() => olderSheets()?.getSnapshot().context.sheets.length).toBe(2);
  return { olderSheets, read, known, idle: () => idle() };
}

test('reads older sheets on request, from the device only', async () => {
  const { olderSheets, known, read } = await openKept();
  expect([olderSheets()?.getSnapshot().value, known()]).toEqual(['idle', []]);
  olderSheets()?.send({ type: 'olderSheets.requested', count: 13 });
  await expect.poll(() => olderSheets()?.getSnapshot().value).toBe('loaded');
  expect(known()).toContain('march');
  expect(read).not.toContain('march');
});

test('requests older sheets after start-up, together with prefetched ones', async () => {
  const { olderSheets, known, idle, read } = await openKept();
  idle();
  await expect.poll(() => olderSheets()?.getSnapshot().value).toBe('loaded');
  expect(known()).toEqual(['april', 'march']);
  expect(read).not.toContain('march');
});
