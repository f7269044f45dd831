import { withTimeout } from '../../api/storage/with-timeout.ts';
import { confirmSignOutMachine } from '../../machines/confirm-sign-out/confirm-sign-out.machine.ts';
import { dialogsMachine } from '../../machines/dialogs/dialogs.machine.ts';
import { mergeMachine } from '../../machines/merge/merge.machine.ts';
import { bind } from '../../machines/shared/bind.ts';
import { newSheetMachine } from '../../machines/new-sheet/new-sheet.machine.ts';
import type { WorkspaceBindings } from './bindings.ts';
import type { BudgetRepository } from '../services/budget-repository.ts';
import type { OutboxEffects } from './outbox.effects.ts';

const pollInterval = 300;
const maxPolls = 4;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pollInterval);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

export function bindDialogs(
  { services, queue }: WorkspaceBindings,
  outbox: Pick<OutboxEffects, 'deleteRecord'>,
  repository: BudgetRepository,
) {
  // With refused and unreadable records: the device loses them too.
  const idsOf = async (uid: string): Promise<ReadonlySet<string>> => {
    const { store } = services.data;
    const { records, unreadable } = await store.read(uid).catch(() => ({ records: [], unreadable: [] }));
    return new Set([...queue(), ...records, ...unreadable].map(({ id }) => id));
  };

  async function whenSent(uid: string, signal: AbortSignal): Promise<void> {
    while ((await repository.unanswered(uid)).length > 0) await pause(signal);
  }

  // Records that are sent within this grace period need no question. Offline, the question comes at once.
  async function countAfterGracePeriod(uid: string, signal: AbortSignal, polls: number): Promise<number> {
    const { size } = await idsOf(uid);
    if (size === 0 || polls === 0) return size;
    await pause(signal);
    return countAfterGracePeriod(uid, signal, polls - 1);
  }

  return bind(dialogsMachine, {
    newSheet: bind(newSheetMachine, {
      // Offline, a new sheet copies the cached lines.
      loadContent: async ({ uid, sheetId }, signal) => {
        try {
          return await repository.loadContent(uid, sheetId, signal);
        } catch (error) {
          const known = await withTimeout(repository.restoreContent(uid, sheetId));
          if (known) return known;
          throw error;
        }
      },
    }),
    confirmSignOut: bind(confirmSignOutMachine, {
      countWaiting: ({ uid }, signal) => countAfterGracePeriod(uid, signal, navigator.onLine ? maxPolls : 0),
      waitUntilSent: ({ uid }, signal) => whenSent(uid, signal),
      discardWaiting: async ({ uid }) => {
        const ids = await idsOf(uid);
        await Promise.all([...ids].map((id) => outbox.deleteRecord({ uid, id })));
      },
    }),
    merge: bind(mergeMachine, {
      loadDuplicateSheets: async ({ uid, survivor: survivorId, duplicate: source }, signal) => {
        const [survivor, duplicate] = await Promise.all([
          repository.loadContent(uid, survivorId, signal),
          typeof source === 'string' ? repository.loadContent(uid, source, signal) : source,
        ]);
        return { survivor, duplicate };
      },
    }),
  });
}
