import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { connect } from '../../rules/emulator/client.ts';
import { createFakeEmulator } from '../../rules/emulator/fake-emulator.ts';
import type { MatrixReport } from '../../rules/matrix.ts';
import { runMatrix } from '../../rules/matrix.ts';
import type { RequestReport } from '../../rules/requests/on-emulator.ts';
import { askDrawnRequests } from '../../rules/requests/on-emulator.ts';
import { accessRows } from '../support/access-rows.ts';

const deployed = readFileSync(resolve(import.meta.dirname, '../../../hosted/firestore.rules'), 'utf8');

const fakeEmulator = () => connect('http://emulator.test', 'demo-budget', createFakeEmulator());
const matrix = async (rules: string): Promise<MatrixReport> => runMatrix(fakeEmulator(), rules);
const requests = async (rules: string): Promise<RequestReport> => askDrawnRequests(fakeEmulator(), rules, 800, 1);

// Each wrong condition allows access by other users, or denies access to the owner.
const mistakes: readonly (readonly [string, string])[] = [
  ['request.auth != null && request.auth.uid == uid', 'request.auth != null'],
  ['request.auth != null && request.auth.uid == uid', 'true'],
  ['isOwner(uid) && request.auth.token.email_verified == true', 'isOwner(uid)'],
  ['allow get, list: if isVerifiedOwner(uid);', 'allow get, list: if isOwner(uid);'],
  ['allow get, list: if isVerifiedOwner(uid);', 'allow get: if isVerifiedOwner(uid);'],
  ['(request.auth.token.email_verified == true || !exists(parametersPath(uid)))', 'true'],
  ['allow update: if isVerifiedOwner(uid) && (', 'allow update: if isOwner(uid) && ('],
  ['&& request.resource.data.date == resource.data.date)', ')'],
  ["if isVerifiedOwner(uid) && docId != 'parameters';", 'if isVerifiedOwner(uid);'],
  ['isVerifiedOwner(uid) && isKnownCollection()', 'isVerifiedOwner(uid)'],
  ['isVerifiedOwner(uid) && isKnownCollection()', 'isKnownCollection()'],
  ['isVerifiedOwner(uid) && valid(request.resource.data)', 'isVerifiedOwner(uid)'],
  ["d.keys().hasOnly(['id', 'category', 'day', 'dueDay', 'name', 'debit', 'value', 'paid', 'copy'])", 'true'],
  ["d.get('day', 0) < 32", 'true'],
  ["d.get('dueDay', 1) is int", 'true'],
  ["d.get('dueDay', 1) > 0", 'true'],
  ["d.get('dueDay', 1) < 32", 'true'],
  ["(mayHaveDueDay() || !d.keys().hasAll(['dueDay']))", 'true'],
];

describe('the suite for the emulator, run on a fake emulator,', () => {
  it('passes with the deployed rules', async () => {
    const { cells, wrong } = await matrix(deployed);
    expect(wrong).toEqual([]);
    expect(cells).toBe(accessRows.length * 9);
    const { asked, allowed, wrong: others } = await requests(deployed);
    expect(others).toEqual([]);
    expect(allowed).toBeGreaterThan(200);
    expect(asked - allowed).toBeGreaterThan(200);
  });

  it.each(mistakes)('fails if "%s" is replaced by "%s"', async (right, wrong) => {
    expect(deployed).toContain(right);
    const spoilt = deployed.replace(right, () => wrong);
    expect((await matrix(spoilt)).wrong.length).toBeGreaterThan(0);
  });

  it.each(mistakes.slice(0, 4))('fails with random calls if "%s" is replaced by "%s"', async (right, wrong) => {
    expect((await requests(deployed.replace(right, () => wrong))).wrong.length).toBeGreaterThan(0);
  });

  it('reports rules that cannot be parsed', async () => {
    expect((await matrix('rules')).wrong).toHaveLength(1);
    expect((await requests('rules')).wrong).toHaveLength(1);
  });
});
