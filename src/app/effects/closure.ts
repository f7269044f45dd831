import { withTimeout } from '../../api/storage/with-timeout.ts';
import type { Closure, ClosureReason } from '../../domain/sync/closure.ts';
import { merge } from '../../domain/sync/queue.ts';
import type { OutboxRecord } from '../../domain/sync/writes.ts';
import type { Services } from '../services/services.ts';

/** The closure of an account, with every edit that this device could not send any more; `pending` are the records of this tab. */
export async function loadClosure(
  { data }: Pick<Services, 'data'>,
  uid: string,
  reason: ClosureReason,
  pending: readonly OutboxRecord[],
): Promise<Closure> {
  const { store, cache } = data;
  const { records, unreadable } = await store.read(uid).catch(() => ({ records: [], unreadable: [] }));
  return {
    uid,
    reason,
    unsent: merge(pending, records),
    unreadable,
    sheets: (await withTimeout(cache.sheets(uid))) ?? [],
  };
}
