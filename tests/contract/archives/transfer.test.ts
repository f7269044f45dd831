import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveText, parseArchive } from '../../../src/api/archive/archive-file.ts';
import { readAccount } from '../../../src/api/archive/read-account.ts';
import { removeAccountData } from '../../../src/api/archive/remove-account-data.ts';
import { march, marchLines, parametersDocument, sheetDocumentOf } from '../../../testing/api/archive-documents.ts';
import { applyPatch } from '../../../src/api/budget/send/apply-patch.ts';
import { createDocuments } from '../../../src/api/documents/documents.ts';
import { documentsOf } from '../../../src/domain/archive/account-difference.ts';
import type { AccountPatch, StoredDocument } from '../../../src/domain/archive/account-patch.ts';
import { type ImportMode, planImport } from '../../../src/domain/archive/import-plan.ts';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';
import { documentsUrl, signUpVerified } from '../support/calls.ts';

const noSignal = new AbortController().signal;

let server: LocalServer;
let accounts = 0;

beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(async () => server.stop());

async function newAccount(stored: readonly StoredDocument[] = []) {
  accounts += 1;
  const { localId: uid, idToken } = await signUpVerified(server, `transfer-${accounts}@example.com`);
  const documents = createDocuments({
    root: documentsUrl(server.origin),
    tokens: { current: async () => idToken, refreshed: async () => idToken },
    fetch,
    timeout: 10_000,
    log: () => {},
  });
  const apply = async (patch: AccountPatch) => applyPatch(documents, uid, patch, noSignal);
  const read = async () => readAccount(documents, uid, noSignal);
  const dump = async () => new Map(documentsOf(await read()).map(({ path, fields }) => [path, fields]));
  const plan = async (text: string, mode: ImportMode) => {
    const plans = planImport(await read(), parseArchive(text));
    return { offered: plans.mode, ...plans.plans[mode] };
  };
  await apply({ puts: stored, removedLines: [], removedSheets: [], edits: [] });
  return { apply, dump, plan, read, remove: async () => removeAccountData(documents, uid, noSignal) };
}

const firstSheet = sheetDocumentOf('First000000000000000', '2026-11-21');
const emptyList = { arrayValue: { values: [] } };
const whole = [...marchLines, march, parametersDocument];
const asMap = (documents: readonly StoredDocument[]) => new Map(documents.map(({ path, fields }) => [path, fields]));

async function exported(): Promise<string> {
  const account = await newAccount(whole);
  expect(await account.dump()).toEqual(asMap(whole));
  return archiveText(await account.read(), 0);
}

describe('an account', () => {
  // Source: docs/specification.md#export-json.
  it('has exactly the same content after an export, a deletion and an import', async () => {
    const text = await exported();
    const anew = await newAccount([firstSheet]);
    const { offered, patch } = await anew.plan(text, 'replace');
    expect(offered).toBe('replace');
    await anew.apply(patch);
    expect(await anew.dump()).toEqual(asMap(whole));
  });

  // Source: docs/specification.md#import-add.
  it('keeps its content when an archive is added, and undo removes only the added documents', async () => {
    const text = await exported();
    const own = { path: `${firstSheet.path}/in/Own00000000000000000`, fields: marchLines[0]?.fields ?? {} };
    const before = [{ ...own, fields: { ...own.fields, id: { stringValue: 'Own00000000000000000' } } }, firstSheet];
    const account = await newAccount(before);
    const { offered, patch, revert, summary } = await account.plan(text, 'add');
    expect(offered).toBe('add');
    expect(summary).toMatchObject({ stored: ['2026-3-1'], skipped: [], removed: [], lines: marchLines.length });
    await account.apply(patch);
    const after = await account.dump();
    expect([...after.keys()].toSorted()).toEqual(
      [...before, ...marchLines, march, parametersDocument].map(({ path }) => path).toSorted(),
    );
    await account.apply(revert);
    const { operations = {}, categories = {}, ...others } = (await account.dump()).get('parameters') ?? {};
    expect([operations, categories, others]).toEqual([emptyList, emptyList, {}]);
    expect(await account.dump()).toEqual(
      asMap([...before, { path: 'parameters', fields: { operations, categories } }]),
    );
  });

  // Source: docs/specification.md#import-replace, docs/specification.md#import-revert.
  it('is restored exactly when the user undoes a replacing import', async () => {
    const text = await exported();
    const [line] = marchLines;
    const before = [
      // A line of the file with another name, and a sheet that the file lacks.
      { path: line?.path ?? '', fields: { ...line?.fields, name: { stringValue: 'Prime' } } },
      march,
      firstSheet,
      { path: 'parameters', fields: { darkTheme: { booleanValue: false } } },
    ];
    const account = await newAccount(before);
    const { patch, revert, summary } = await account.plan(text, 'replace');
    expect(summary).toMatchObject({ removed: ['2026-11-21'], skipped: [] });
    await account.apply(patch);
    expect(await account.dump()).toEqual(asMap(whole));
    await account.apply(revert);
    expect(await account.dump()).toEqual(asMap(before));
  });

  it("replaces a sheet with the archive's duplicate, which has another id", async () => {
    const text = await exported();
    const account = await newAccount([sheetDocumentOf('Other000000000000000', '2026-3-1')]);
    const { patch } = await account.plan(text, 'replace');
    await account.apply(patch);
    expect(await account.dump()).toEqual(asMap(whole));
  });

  it('has the same duplicate sheets after an export and an import', async () => {
    const duplicates = [...whole, sheetDocumentOf('Another0000000000000', '2026-3-1')];
    const before = await newAccount(duplicates);
    const anew = await newAccount([firstSheet]);
    const { patch } = await anew.plan(archiveText(await before.read(), 0), 'replace');
    await anew.apply(patch);
    expect(await anew.dump()).toEqual(asMap(duplicates));
  });

  it('has the same content after the user retries an interrupted import (idempotent)', async () => {
    const text = await exported();
    const account = await newAccount([firstSheet]);
    const { patch } = await account.plan(text, 'replace');
    await account.apply({ ...patch, puts: patch.puts.slice(0, 3), removedSheets: [] });
    await account.apply(patch);
    await account.apply(patch);
    expect(await account.dump()).toEqual(asMap(whole));
  });

  it('has only an empty parameters document after its data is deleted', async () => {
    const account = await newAccount(whole);
    await account.remove();
    await account.remove();
    expect(await account.dump()).toEqual(new Map([['parameters', {}]]));
  });
});
