import type { Identity } from '../../api/identity/identity.ts';
import { readLastUser } from '../../api/storage/last-user.ts';
import { withTimeout } from '../../api/storage/with-timeout.ts';
import type { Closure, ClosureReason } from '../../domain/sync/closure.ts';
import { merge } from '../../domain/sync/queue.ts';
import type { OutboxRecord } from '../../domain/sync/writes.ts';
import type { Services } from '../services/services.ts';

type ClosureBindings = {
  readonly identity: Pick<Identity, 'closureReason'>;
  readonly data: Pick<Services['data'], 'store' | 'cache'>;
  /** This tab's records that the server has not answered for, or has refused. */
  readonly pending: () => readonly OutboxRecord[];
};

/** Returns the closure with the unsent edits of this tab and of the device. */
async function loadClosure({ data, pending }: ClosureBindings, uid: string, reason: ClosureReason): Promise<Closure> {
  const { store, cache } = data;
  const { records, unreadable } = await store.read(uid).catch(() => ({ records: [], unreadable: [] }));
  return {
    uid,
    reason,
    unsent: merge(pending(), records),
    unreadable,
    sheets: (await withTimeout(cache.sheets(uid))) ?? [],
  };
}

/**
 * The closure of the last user's account, after the library has announced that no one is signed in. Undefined when only the
 * session has ended, and after a sign-out in any tab, which forgets the last user.
 */
export async function findClosure(bindings: ClosureBindings): Promise<Closure | undefined> {
  const person = readLastUser();
  const reason =
    person?.closed ?? (person && (await bindings.identity.closureReason(person.uid).catch(() => undefined)));
  // Read again: a user who has deleted the account in this browser meanwhile needs no notice.
  const isStillLast = person !== undefined && readLastUser()?.uid === person.uid;
  return isStillLast && reason ? loadClosure(bindings, person.uid, reason) : undefined;
}
