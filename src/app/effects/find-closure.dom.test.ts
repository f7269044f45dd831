import { afterEach, describe, expect, test } from 'vitest';
import { forgetLastPerson, storeLastPerson } from '../../api/storage/last-person.ts';
import type { ClosureReason } from '../../domain/sync/closure.ts';
import { findClosure } from './find-closure.ts';

afterEach(() => localStorage.clear());

const ada = { uid: 'ada', email: 'ada@example.org' };
const loadClosure = async (uid: string, reason: ClosureReason) => ({
  uid,
  reason,
  unsent: [],
  unreadable: [],
  sheets: [],
});

/** The closure that is found when the provider answers so, and the person does something before. */
async function closureAfter(answer: ClosureReason | Error | undefined, before: () => void = () => {}) {
  const answered = Promise.withResolvers<ClosureReason | undefined>();
  const closure = findClosure({ closureReason: () => answered.promise }, loadClosure);
  before();
  if (answer instanceof Error) answered.reject(answer);
  else answered.resolve(answer);
  return closure;
}

describe('when nobody is signed in any more', () => {
  // Source: docs/specification.md#account-closed.
  test.each(['deleted', 'disabled'] as const)('an account that was %s is a closure', async (reason) => {
    storeLastPerson(ada);
    expect(await closureAfter(reason)).toMatchObject({ uid: 'ada', reason });
  });

  // Source: docs/specification.md#session-lost.
  test.each([undefined, new TypeError('no network')])(
    'only the session has ended where the provider answers %s',
    async (no) => {
      storeLastPerson(ada);
      expect(await closureAfter(no)).toBeUndefined();
    },
  );

  test('a closure is found again, after a reload, until the person has read it', async () => {
    storeLastPerson({ ...ada, closed: 'deleted' });
    expect(await closureAfter(undefined)).toMatchObject({ reason: 'deleted' });
  });

  test('a deletion of the account in this browser, or a sign-out, is no closure (race)', async () => {
    storeLastPerson(ada);
    expect(await closureAfter('deleted', () => forgetLastPerson('ada'))).toBeUndefined();
    expect(await closureAfter('deleted')).toBeUndefined();
  });
});
