import type { Identity } from '../../api/identity/identity.ts';
import { readLastPerson } from '../../api/storage/last-person.ts';
import type { Closure, ClosureReason } from '../../domain/identity/closure.ts';

/**
 * Why nobody is signed in any more; undefined where only a session has ended. Who has signed out, here or in another tab, is
 * remembered no more: that needs no explanation.
 */
export async function explainLoss(
  identity: Pick<Identity, 'closureReason'>,
  explain: (uid: string, reason: ClosureReason) => Promise<Closure>,
): Promise<Closure | undefined> {
  const person = readLastPerson();
  const reason = person?.closed ?? (person && (await identity.closureReason(person.uid).catch(() => undefined)));
  // Whoever has deleted their account here is forgotten by the time that the provider says that it is gone.
  return person && reason && readLastPerson()?.uid === person.uid ? explain(person.uid, reason) : undefined;
}
