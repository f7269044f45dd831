import { request } from 'node:http';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from 'firebase/auth';
import {
  applyActionCode,
  deleteUser,
  sendEmailVerification,
  updateEmail,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WireFields } from '../../../contract/values.ts';
import { documentsUrl, send } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { entryFields, parametersFields, provisionFields, sampleId, sheetFields } from '../support/samples.ts';
import type { Person } from '../support/sdk.ts';
import { newPerson } from '../support/sdk.ts';

let server: LocalServer;
let leaving: Person;
let staying: Person;

beforeEach(async () => {
  server = await startLocalServer({ MAILS_PER_HOUR: '100' });
  [leaving, staying] = [newPerson(server), newPerson(server)];
});
afterEach(async () => {
  await Promise.all([leaving, staying].map(async ({ leave }) => leave()));
  await server.stop();
});

const sheet = sampleId('sheet');
const entries = 60;
const entryId = (index: number): string => sampleId(`e${String(index).padStart(3, '0')}`);

const joinVerified = async ({ auth, join: signUp, mailed }: Person): Promise<User> => {
  const user = await signUp();
  await applyActionCode(auth, await mailed(async () => sendEmailVerification(user)));
  await user.getIdToken(true);
  return user;
};

const write = async (user: User, path: string, method: string, fields?: WireFields): Promise<void> => {
  const url = `${documentsUrl(server.origin)}/${user.uid}/${path}`;
  const { status } = await send(url, method, await user.getIdToken(), fields && { fields });
  expect([path, status]).toEqual([path, 200]);
};

const commit = async (user: User, writes: readonly unknown[]): Promise<void> => {
  const url = `${documentsUrl(server.origin)}:commit`;
  expect((await send(url, 'POST', await user.getIdToken(), { writes })).status).toBe(200);
};

const nameOf = (user: User, path: string): string =>
  `projects/mon-budget/databases/(default)/documents/${user.uid}/${path}`;

/** Lines of all lengths: SQLite moves some rows between pages, and stores some on overflow pages. */
const fillSheet = async (user: User, canary: string, round: number): Promise<void> => {
  const lines = Array.from({ length: entries }, (_, index) => index);
  await commit(
    user,
    lines.map((index) => ({
      update: {
        name: nameOf(user, `${sheet}/outDay/${entryId((index * 7) % entries)}`),
        fields: {
          ...entryFields(entryId((index * 7) % entries)),
          name: { stringValue: `${canary}-entry-${String(round)}` },
          category: { stringValue: `${canary}-${'c'.repeat((index * 13 * round) % 180)}`.slice(0, 200) },
        },
      },
    })),
  );
  const gone = lines.filter((index) => index % 3 === round % 3).map((index) => entryId(index));
  await commit(
    user,
    gone.map((id) => ({ delete: nameOf(user, `${sheet}/outDay/${id}`) })),
  );
};

const deductionsOf = (digit: string): string => Array.from({ length: 300 }, () => `9${digit}9`).join(', ');

const fillAccount = async (user: User, canary: string, deductions: string): Promise<void> => {
  await updateProfile(user, { displayName: `${canary}-display` });
  await write(user, 'parameters', 'PATCH', parametersFields);
  await write(user, sheet, 'PATCH', sheetFields(sheet));
  const provision = `${sheet}/provisions/${sampleId('p')}`;
  await write(user, provision, 'PATCH', {
    ...provisionFields(sampleId('p')),
    name: { stringValue: `${canary}-provision` },
    deductions: { stringValue: deductions },
  });
  const categories = Array.from({ length: 400 }, (_, index) => ({
    stringValue: `${canary}-category-${String(index)}`,
  }));
  await write(user, 'parameters', 'PATCH', { ...parametersFields, categories: { arrayValue: { values: categories } } });
};

/** Counts the occurrences of a text in the database files, in any encoding of SQLite. */
const occurrences = (text: string): number => {
  const files = readdirSync(server.dataDir).filter((name) => name.startsWith('data.db'));
  const bytes = files.map((name) => readFileSync(join(server.dataDir, name)).toString('latin1')).join('\n');
  const narrow = Buffer.from(text, 'utf8').toString('latin1');
  const wide = Buffer.from(text, 'utf16le').toString('latin1');
  const swapped = Buffer.from(text, 'utf16le').swap16().toString('latin1');
  return [narrow, wide, swapped].reduce((sum, form) => sum + bytes.split(form).length - 1, 0);
};

const outboxOf = (): string => {
  const outbox = join(server.dataDir, 'outbox');
  return readdirSync(outbox)
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .join('\n');
};

// Source: docs/specification.md#server-deletion.
it('erases all data of a deleted account, and no data of other accounts, from the database files', async () => {
  const [gone, kept] = [await joinVerified(leaving), await joinVerified(staying)];
  await fillAccount(gone, 'canary-é', deductionsOf('4'));
  await fillAccount(kept, 'survivor', deductionsOf('5'));
  for (let round = 1; round <= 6; round += 1) {
    await fillSheet(gone, 'canary-é', round);
    await fillSheet(kept, 'survivor', round);
  }
  await updateEmail(gone, leaving.unusedAddress('second'));
  await verifyBeforeUpdateEmail(gone, leaving.unusedAddress('third'));
  const [, host = ''] = leaving.email.split('@');
  const traces = [
    'canary-é',
    'canary-é-entry-1',
    'canary-é-category',
    'canary-é-display',
    deductionsOf('4').slice(0, 40),
    host,
    gone.uid,
  ];
  expect(traces.filter((trace) => occurrences(trace) === 0)).toEqual([]);
  expect(outboxOf()).toContain(host);
  const survivors = [
    'survivor-entry-6',
    'survivor-category',
    'survivor-display',
    deductionsOf('5').slice(0, 40),
    kept.uid,
  ];

  await deleteUser(gone);

  // VACUUM runs after the response.
  await expect.poll(() => traces.filter((trace) => occurrences(trace) > 0), { timeout: 20_000 }).toEqual([]);
  expect(survivors.filter((trace) => occurrences(trace) === 0)).toEqual([]);
  expect(outboxOf()).not.toContain(host);
  expect(outboxOf()).toContain(staying.email);
});

it('stores nothing of a write whose body arrives after its account was deleted (race)', async () => {
  const user = await joinVerified(leaving);
  const [uid, token] = [user.uid, await user.getIdToken()];
  const body = JSON.stringify({ fields: parametersFields });
  const slow = request(`${documentsUrl(server.origin)}/${uid}/parameters`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const answered = once(slow, 'response');
  slow.write(body.slice(0, 10));
  // The response proves that the server has authenticated the earlier request.
  await user.reload();
  await deleteUser(user);
  slow.end(body.slice(10));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(401);
  await expect.poll(() => occurrences(uid), { timeout: 20_000 }).toBe(0);
});
