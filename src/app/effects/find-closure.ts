import type { Identity } from '../../api/identity/identity.ts';
import { readLastPerson } from '../../api/storage/last-person.ts';
import type { Closure, ClosureReason } from '../../domain/sync/closure.ts';

/**
 * The closure of the account of the last person, after the library has announced that nobody is signed in; undefined where
 * only a session has ended. After a sign-out, here or in another tab, there is no last person.
 */
export async function findClosure(
  identity: Pick<Identity, 'closureReason'>,
  loadClosure: (uid: string, reason: ClosureReason) => Promise<Closure>,
): Promise<Closure | undefined> {
  const person = readLastPerson();
  const reason = person?.closed ?? (person && (await identity.closureReason(person.uid).catch(() => undefined)));
  // Read again: whoever has deleted their account in this browser meanwhile needs no notice of it.
  return person && reason && readLastPerson()?.uid === person.uid ? loadClosure(person.uid, reason) : undefined;
}
