import { sheetFields } from '../../../src/api/budget/mapping/sheet-documents.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { send } from '../../contract/support/calls.ts';
import { seedSheet } from '../../support/seed.ts';

const sheet = seedSheet(1, toSheetDate(2020, 1, 1));
const fields = sheetFields(sheet);

/** Tries to create a sheet among the documents of `uid`. Resolves to the status. */
export const createSheet = async (root: string, uid: string, token?: string): Promise<number> =>
  (await send(`${root}/${uid}?documentId=${sheet.id}`, 'POST', token, { fields })).status;

/** Tries every kind of access to the documents of `uid`. Resolves to the statuses. */
export async function tryAllAccess(
  root: string,
  uid: string,
  sheetId: string,
  token?: string,
): Promise<readonly number[]> {
  const area = `${root}/${uid}`;
  const name = `${area.slice(area.indexOf('projects/'))}/${sheet.id}`;
  const zero = { fields: { accountBalance: { integerValue: '0' } } };
  const answers = await Promise.all([
    send(area, 'GET', token),
    send(`${area}/parameters`, 'GET', token),
    send(`${area}/${sheetId}`, 'GET', token),
    send(`${area}/${sheetId}/outDay`, 'GET', token),
    send(`${area}/${sheetId}?updateMask.fieldPaths=accountBalance`, 'PATCH', token, zero),
    send(`${area}/${sheetId}`, 'DELETE', token),
    send(`${root}:commit`, 'POST', token, { writes: [{ update: { name, fields } }] }),
  ]);
  return [...answers.map(({ status }) => status), await createSheet(root, uid, token)];
}
