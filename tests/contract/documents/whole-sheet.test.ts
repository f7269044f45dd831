import { setTimeout as after } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLines } from '../../../src/domain/sheet/new-sheet/copying.ts';
import { emptyContent, type Sheet } from '../../../src/domain/sheet/sheet.ts';
import type { Write } from '../../../src/domain/sync/writes.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { isExhaustive } from '../../support/tier.ts';
import { identify, refresh, signUp } from '../support/calls.ts';
import { connect, numberedSheet, sixHundredLines } from '../support/whole-sheet-client.ts';

const content = sixHundredLines();
const creationOf = (sheet: Sheet): Write => ({ kind: 'sheet.create', sheet, content });
const removalOf = (sheet: Sheet): Write => ({ kind: 'sheet.remove', sheetId: sheet.id });

let server: TestServer;
let client: ReturnType<typeof connect>;
let firstCommit = Promise.withResolvers<void>();

beforeAll(async () => {
  server = await startServer({ app: 'empty' });
  const { idToken, localId, refreshToken } = await signUp(server.origin, 'owner@example.com');
  await identify(server.origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const [mail] = await server.mails();
  await identify(server.origin, 'update', { oobCode: mail?.code });
  client = connect(server.origin, localId, await refresh(server.origin, refreshToken), () => firstCommit.resolve());
});

afterAll(async () => server.stop());

/** Returns the stored state of a sheet: whether it is listed, and its lines. */
const storedOf = async ({ id }: Sheet) => {
  const sheets = await client.sheets();
  return { listed: sheets.filter((sheet) => sheet.id === id), lines: await client.content(id) };
};

/** Measures the milliseconds of a write on a server that has just started. */
async function durationOf(write: Write): Promise<number> {
  await server.restart();
  const start = performance.now();
  await client.send(write);
  return performance.now() - start;
}

/** When the server is killed: after a fraction of the duration of a write, or after the response to its first commit. */
type Moment = number | 'firstCommit';

/** Kills the server during a write of a known duration in milliseconds, and starts it again. */
async function sendAndKill(write: Write, moment: Moment, duration: number): Promise<void> {
  firstCommit = Promise.withResolvers<void>();
  const sending = client.send(write).catch(() => 'cut');
  // The crash has a random moment, so there is no condition to wait for.
  await (moment === 'firstCommit' ? firstCommit.promise : after(moment * duration));
  await server.kill('SIGKILL');
  await sending;
  await server.restart();
}

async function copyThroughCrash(sheet: Sheet, moment: Moment, duration: number): Promise<void> {
  await sendAndKill(creationOf(sheet), moment, duration);
  const cut = await storedOf(sheet);
  expect([0, 500, 600], 'a commit is stored whole or not at all').toContain(countLines(cut.lines));
  expect(cut.listed, 'a part of a sheet is never listed').toEqual(countLines(cut.lines) === 600 ? [sheet] : []);
  expect(await client.send(creationOf(sheet))).toBe('accepted');
  expect(await storedOf(sheet)).toEqual({ listed: [sheet], lines: content });
}

async function removeThroughCrash(sheet: Sheet, moment: Moment, duration: number): Promise<void> {
  await sendAndKill(removalOf(sheet), moment, duration);
  const cut = await storedOf(sheet);
  expect([0, 100, 600], 'a commit is stored whole or not at all').toContain(countLines(cut.lines));
  expect(cut.listed, 'no line is left without its sheet').toEqual(countLines(cut.lines) === 0 ? [] : [sheet]);
  expect(await client.send(removalOf(sheet))).toBe('accepted');
  expect(await storedOf(sheet)).toEqual({ listed: [], lines: emptyContent });
}

const anyMoment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 2, arbitrary: fc.noBias(fc.integer({ min: 0, max: 1000 })).map((thousandths) => thousandths / 1000) },
  { weight: 1, arbitrary: fc.constant('firstCommit') },
);

describe('a sheet of 600 lines', () => {
  // Source: docs/specification.md#new-sheet-whole, docs/specification.md#sheet-removal-whole.
  it(
    'is copied and deleted atomically, even if the server is killed at any moment (crash)',
    { timeout: 180_000 },
    async () => {
      const first = numberedSheet(0);
      const creation = await durationOf(creationOf(first));
      const removal = await durationOf(removalOf(first));
      const createOtherAccount = numberedSheet(30);
      await client.send(creationOf(createOtherAccount));
      // Each crash uses a day of January; these two days are before and after all of them.
      let number = 0;
      const crash = fc.asyncProperty(anyMoment, anyMoment, async (inCreation, inRemoval) => {
        number += 1;
        const sheet = numberedSheet(number);
        await copyThroughCrash(sheet, inCreation, creation);
        await removeThroughCrash(sheet, inRemoval, removal);
      });
      // A partial sheet could be seen only between two commits.
      const between: fc.Parameters<[Moment, Moment]> = { examples: [['firstCommit', 'firstCommit']], numRuns: 1 };
      await fc.assert(crash, { ...(isExhaustive ? { numRuns: 29 } : between), endOnFailure: true });
      expect(await storedOf(createOtherAccount)).toEqual({ listed: [createOtherAccount], lines: content });
    },
  );
});
