import type { Closure, ClosureReason } from '../../domain/identity/closure.ts';
import { merge } from '../../domain/sync/queue.ts';
import type { OutboxRecord } from '../../domain/sync/writes.ts';
import type { Services } from '../services/services.ts';

/** An account that is gone, with all that this device holds of it for the server; `held` is what this tab holds. */
export async function loadClosure(
  { data }: Pick<Services, 'data'>,
  uid: string,
  reason: ClosureReason,
  held: readonly OutboxRecord[],
): Promise<Closure> {
  const { store, cache } = data;
  const { records, unreadable } = await store.read(uid).catch(() => ({ records: [], unreadable: [] }));
  return { uid, reason, unsent: merge(held, records), unreadable, sheets: (await cache.sheets(uid)) ?? [] };
}
