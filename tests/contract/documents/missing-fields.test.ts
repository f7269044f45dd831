import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAccount, type SeededAccount, seedId, seedSheet, sheetDocument } from '../../support/seed.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { documentsUrl, send } from '../support/calls.ts';
import { connect } from '../support/whole-sheet-client.ts';

let server: TestServer;
let account: SeededAccount;
let client: ReturnType<typeof connect>;
beforeAll(async () => {
  server = await startServer({ app: 'empty' });
  account = await seedAccount(server, 'owner@example.com', 'orange-bleu-42');
  client = connect(server.origin, account.localId, account.idToken, () => {});
});
afterAll(() => server.stop());

const sheet = seedSheet(1, toSheetDate(2026, 3, 1));
const fieldsOf = async (path: string) => {
  const { json } = await send(`${documentsUrl(server.origin)}/${account.localId}/${path}`, 'GET', account.idToken);
  return json;
};

describe('a line whose document lacks an id', () => {
  // Source: docs/specification.md#id-written-back.
  it('has its id stored when its sheet is read, and keeps its other fields', async () => {
    const entry = `${sheet.id}/in/${seedId('entry', 1)}`;
    const provision = `${sheet.id}/provisions/${seedId('provision', 1)}`;
    const name = { stringValue: 'Pain' };
    const whole = { integerValue: '1' };
    await account.put([
      sheetDocument(sheet),
      { path: entry, fields: { name, value: whole } },
      { path: provision, fields: { name, price: whole, monthlyPayment: whole, numberMonthlyPayments: whole } },
    ]);
    await client.content(sheet.id);
    const withId = (id: string) => ({ fields: { name, id: { stringValue: id } } });
    await expect.poll(() => fieldsOf(entry)).toMatchObject(withId(seedId('entry', 1)));
    await expect.poll(() => fieldsOf(provision)).toMatchObject(withId(seedId('provision', 1)));
  });
});

describe('a daily expense without a day', () => {
  // Source: docs/specification.md#data-check.
  it('is not shown in its sheet until the data check stores day 0', async () => {
    const id = seedId('dayless', 1);
    const path = `${sheet.id}/outDay/${id}`;
    const name = { stringValue: 'Pain' };
    await account.put([
      sheetDocument(sheet),
      { path, fields: { id: { stringValue: id }, name, value: { integerValue: '1' } } },
    ]);
    const shown = async () => (await client.content(sheet.id)).outDay.map((line) => [line.id, line.day]);
    expect(await shown()).toEqual([]);
    expect(await client.repairDays()).toBe(1);
    expect(await shown()).toEqual([[id, 0]]);
    expect(await client.repairDays()).toBe(0);
  });
});
