import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { emptyStorage } from '../../../testing/api/storage/browser-storage.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { sheetWith } from '../../../testing/domain/lines.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { failure } from '../../machines/toaster/toast.ts';
import type { Toast } from '../../machines/toaster/toast.ts';
import { bindWorkspace } from './workspace.effects.ts';
import { deviceEnvironment } from '../services/environment.ts';
import { startBelowToaster } from '../../../testing/machines/below-toaster.ts';
import { fakeData, servicesOf } from '../../../testing/app/fake-data.ts';

beforeEach(emptyStorage);

const march = sheetWith(toSheetDate(2026, 3, 1), { id: 'march' });
const nothing = () => {};
const device = {
  acquireSenderLock: async () => {},
  openChannel: () => ({ post: nothing, close: nothing }),
  watchNetwork: () => nothing,
  watchRefreshTriggers: () => nothing,
  watchAmounts: () => nothing,
  keepAmounts: nothing,
  watchEndOfBeginning: () => nothing,
  keepEndOfBeginning: nothing,
  afterPaint: () => Promise.resolve(),
  whenIdle: () => nothing,
};

/** The parts of the person with this id, with everything bound; `asked` holds whose sheets the server was asked for. */
function openWorkspace(uid: string) {
  const asked: string[] = [];
  const toasts: Toast[] = [];
  const loadSheets = async (owner: string) => {
    asked.push(owner);
    return [march];
  };
  const services = servicesOf(fakeData({ budget: { loadSheets } }));
  const machine = bindWorkspace({ services, device, queue: () => [], pending: () => [] });
  const environment = deviceEnvironment(false);
  const session = createActor(sessionMachine, { input: { environment } });
  const input = { uid, email: '', environment, session };
  const { close } = startBelowToaster(machine, { input, show: (toast) => toasts.push(toast) });
  onTestFinished(close);
  return { asked, toasts };
}

// Source: docs/specification.md#missing-user.
test('without a user no sheets are requested: a log line and a toast say so', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warned.mockRestore());
  const { asked, toasts } = openWorkspace('');
  await expect.poll(() => toasts).toContainEqual(failure('notice.loadFailed'));
  expect(warned).toHaveBeenCalledWith('Sheets were asked for without a user.');
  expect(asked).toEqual([]);
});

test('with a user they are requested', async () => {
  const { asked } = openWorkspace('ada');
  await expect.poll(() => asked).toContain('ada');
});
