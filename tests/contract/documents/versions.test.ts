import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendWrite } from '../../../src/api/budget/send/send-write.ts';
import { createDocuments, type Documents } from '../../../src/api/documents/documents.ts';
import type { ParametersEdit } from '../../../src/domain/parameters/parameters-edits.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryWith, provisionWith, sheetWith } from '../../../testing/domain/lines.ts';
import type { Write } from '../../../src/domain/sync/writes.ts';
import { sampleId } from '../support/samples.ts';
import { type Service, servicesAndEmulator } from '../support/services.ts';

const noSignal = new AbortController().signal;

const sheet = sheetWith(toSheetDate(2026, 3, 1), { id: sampleId('sheet') });
const entry = entryWith({ id: sampleId('entry'), name: 'Bread', value: 3 });
const provision = provisionWith({ id: sampleId('provision') });
const inSheet = { sheetId: sheet.id } as const;
const content = { in: [entry], moneySaving: [], outDay: [], outMonth: [], provisions: [provision] };
const add = (name: string): Write => ({
  kind: 'parameters.edit',
  edits: [{ kind: 'operation.add', name }] satisfies readonly ParametersEdit[],
});
const changeEntry = (value: number): Write => ({
  kind: 'entry.update',
  ...inSheet,
  collection: 'in',
  id: entry.id,
  changes: { value },
});

describe.each(servicesAndEmulator)('the transport of the app, at %s,', (_, start) => {
  let service: Service;
  let seen: string[] = [];

  /** Creates another device of the same user, with an empty cache. */
  const device = (): Documents =>
    createDocuments({
      root: service.root,
      tokens: { current: async () => service.token, refreshed: async () => service.token },
      fetch: async (input, init) => {
        const address = input instanceof Request ? input.url : new URL(input).href;
        seen.push(`${init?.method} ${address.slice(service.root.length)}`);
        return service.fetch(input, init);
      },
      timeout: 10_000,
      log: () => {},
    });
  const send = async (documents: Documents, write: Write) => {
    seen = [];
    return sendWrite(documents, service.uid, write, noSignal);
  };
  const path = `${sheet.id}/in/${entry.id}`;
  const stored = async (name = path) => device().get(`${service.uid}/${name}`, noSignal);
  let own: Documents;

  beforeAll(async () => {
    service = await start();
    own = device();
    await send(own, add('Rent'));
    await send(own, { kind: 'sheet.create', sheet, content });
  });
  afterAll(async () => service.stop());

  it.each<readonly [string, Write]>([
    ['a line', changeEntry(4)],
    ['a provision', { kind: 'provision.update', ...inSheet, id: provision.id, changes: { price: 5 } }],
    ['the balances of a sheet', { kind: 'sheet.update', ...inSheet, changes: { accountBalance: 6 } }],
    ['a list of the parameters', add('Taxi')],
    ['the theme', { kind: 'parameters.update', changes: { darkTheme: true } }],
  ])('changes %s in one commit, with the known version as its precondition', async (__, write) => {
    expect(await send(own, write)).toBe('accepted');
    const changes = seen.filter((call) => !call.startsWith('GET'));
    expect(changes).toEqual(['POST :commit']);
    expect(seen.join()).not.toContain('updateTime');
  });

  it('knows the version after a commit, so the next change needs no read', async () => {
    const documents = device();
    await send(documents, changeEntry(7));
    expect(documents.versionOf(`${service.uid}/${path}`)).toBe((await stored()).updateTime);
    expect(await send(documents, changeEntry(8))).toBe('accepted');
    expect(seen).toEqual(['POST :commit']);
    expect((await stored()).fields['value']).toEqual({ integerValue: '8' });
  });

  it('knows the versions of the documents that it created, and forgets the versions of deleted documents', async () => {
    const documents = device();
    const names = [sampleId('one'), sampleId('two')].map((id) => `${service.uid}/${sheet.id}/in/${id}`);
    const fields = { name: { stringValue: 'x' }, value: { integerValue: '1' } };
    await documents.commit(
      names.map((name) => ({ kind: 'create', path: name, fields })),
      noSignal,
    );
    const [one = '', two = ''] = names;
    expect(documents.versionOf(one)).toBe((await device().get(one, noSignal)).updateTime);
    await documents.commit(
      [
        { kind: 'delete', path: one },
        { kind: 'put', path: two, fields },
      ],
      noSignal,
    );
    expect(documents.versionOf(one)).toBeUndefined();
    expect(documents.versionOf(two)).toBe((await device().get(two, noSignal)).updateTime);
  });

  // Source: docs/specification.md#call-commit.
  it('retries a change of an outdated version on the current version, and keeps the other fields (lost update)', async () => {
    const documents = device();
    await documents.get(`${service.uid}/${path}`, noSignal);
    await send(own, { kind: 'entry.update', ...inSheet, collection: 'in', id: entry.id, changes: { name: 'Loaf' } });
    expect(await send(documents, changeEntry(9))).toBe('accepted');
    expect(seen.map((call) => call.split(' ')[0])).toEqual(['POST', 'GET', 'POST']);
    expect((await stored()).fields).toMatchObject({ name: { stringValue: 'Loaf' }, value: { integerValue: '9' } });
  });

  // Source: docs/specification.md#parameters-merged.
  it('keeps the names that two devices add at the same time (race)', async () => {
    expect(await Promise.all([send(device(), add('Cinema')), send(device(), add('Books'))])).toEqual([
      'accepted',
      'accepted',
    ]);
    const operations = JSON.stringify((await stored('parameters')).fields['operations']);
    expect(operations).toContain('Cinema');
    expect(operations).toContain('Books');
  });

  // Source: docs/specification.md#edit-deleted-line.
  it('resurrects no deleted document by a change', async () => {
    const documents = device();
    await documents.get(`${service.uid}/${path}`, noSignal);
    await send(own, { kind: 'entry.delete', ...inSheet, collection: 'in', id: entry.id });
    expect(await send(documents, changeEntry(10))).toBe('deleted');
    await expect(stored()).rejects.toMatchObject({ status: 'NOT_FOUND' });
  });
});
