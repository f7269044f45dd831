import { afterEach, describe, expect, test } from 'vitest';
import { emptyCache, fakeData, memoryStore, recordOf } from '../../../testing/app/fake-data.ts';
import { forgetLastUser, storeLastUser } from '../../api/storage/last-user.ts';
import type { ClosureReason } from '../../domain/sync/closure.ts';
import { findClosure } from './closure.ts';

afterEach(() => localStorage.clear());

const ada = { uid: 'ada', email: 'ada@example.org' };

/** Finds a closure with this answer of the provider; `meanwhile` runs before the answer arrives. */
async function closureAfter(
  answer: ClosureReason | Error | undefined,
  meanwhile: () => void = () => {},
  data = fakeData(),
) {
  const answered = Promise.withResolvers<ClosureReason | undefined>();
  const closure = findClosure({ identity: { closureReason: () => answered.promise }, data, pending: () => [] });
  meanwhile();
  if (answer instanceof Error) answered.reject(answer);
  else answered.resolve(answer);
  return closure;
}

describe('findClosure, when no one is signed in any more', () => {
  // Source: docs/specification.md#account-closed.
  test.each(['deleted', 'disabled'] as const)('finds an account that was %s', async (reason) => {
    storeLastUser(ada);
    expect(await closureAfter(reason)).toMatchObject({ uid: 'ada', reason });
  });

  // Source: docs/specification.md#session-lost.
  test.each([undefined, new TypeError('no network')])(
    'finds none when only the session has ended: the provider answers %s',
    async (answer) => {
      storeLastUser(ada);
      expect(await closureAfter(answer)).toBeUndefined();
    },
  );

  test('finds it again after a reload, until the user has read the notice', async () => {
    storeLastUser({ ...ada, closed: 'deleted' });
    expect(await closureAfter(undefined)).toMatchObject({ reason: 'deleted' });
  });

  test('finds none after a deletion of the account in this browser, or a sign-out (race)', async () => {
    storeLastUser(ada);
    expect(await closureAfter('deleted', () => forgetLastUser('ada'))).toBeUndefined();
    expect(await closureAfter('deleted')).toBeUndefined();
  });

  test('lists unsent edits, even when the cache hangs', async () => {
    storeLastUser(ada);
    const record = recordOf(1, { kind: 'sheet.remove', sheetId: 's1' });
    const { store } = memoryStore(record);
    const cache = { ...emptyCache, sheets: () => new Promise<never>(() => {}) };
    const closure = await closureAfter('deleted', undefined, fakeData({ store, cache }));
    expect(closure).toMatchObject({ unsent: [record], sheets: [] });
  });
});
