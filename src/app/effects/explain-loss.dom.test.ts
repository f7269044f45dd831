import { afterEach, describe, expect, test } from 'vitest';
import { forgetLastPerson, storeLastPerson } from '../../api/storage/last-person.ts';
import type { ClosureReason } from '../../domain/identity/closure.ts';
import { explainLoss } from './explain-loss.ts';

afterEach(() => localStorage.clear());

const ada = { uid: 'ada', email: 'ada@example.org' };
const explain = async (uid: string, reason: ClosureReason) => ({ uid, reason, unsent: [], unreadable: [], sheets: [] });

/** What is said of the loss when the provider answers so, and the person does something before. */
async function lossOf(answer: ClosureReason | Error | undefined, before: () => void = () => {}) {
  const answered = Promise.withResolvers<ClosureReason | undefined>();
  const loss = explainLoss({ closureReason: () => answered.promise }, explain);
  before();
  if (answer instanceof Error) answered.reject(answer);
  else answered.resolve(answer);
  return loss;
}

describe('that nobody is signed in any more', () => {
  // Source: docs/specification.md#account-closed.
  test.each(['deleted', 'disabled'] as const)('is explained by an account that was %s', async (reason) => {
    storeLastPerson(ada);
    expect(await lossOf(reason)).toMatchObject({ uid: 'ada', reason });
  });

  // Source: docs/specification.md#session-lost.
  test.each([undefined, new TypeError('no network')])(
    'is the end of a session where that is answered by %s',
    async (no) => {
      storeLastPerson(ada);
      expect(await lossOf(no)).toBeUndefined();
    },
  );

  test('is explained again until that has been read', async () => {
    storeLastPerson({ ...ada, closed: 'deleted' });
    expect(await lossOf(undefined)).toMatchObject({ reason: 'deleted' });
  });

  test('needs no explanation to whoever has deleted their account here, or signed out', async () => {
    storeLastPerson(ada);
    expect(await lossOf('deleted', () => forgetLastPerson('ada'))).toBeUndefined();
    expect(await lossOf('deleted')).toBeUndefined();
  });
});
