import { entryFields, provisionFields } from '../../src/api/budget/mapping/line-documents.ts';
import { parametersFields } from '../../src/api/budget/mapping/parameters-document.ts';
import { sheetFields } from '../../src/api/budget/mapping/sheet-documents.ts';
import { defaultParameters } from '../../src/domain/parameters/parameters.ts';
import { emptyContent, type Sheet, type SheetContent } from '../../src/domain/sheet/sheet.ts';
import { orderOf, toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import type { Database } from './database/database.ts';
import { uid } from './database/names.ts';
import { entryDraft, type Labels, provisionDraft } from './user/labels.ts';
import { firstSheetId } from './user/sheet-actions.ts';
import type { World } from './world.ts';

const firstDate = toSheetDate(2025, 12, 1);

export const firstSheet: Sheet = {
  id: firstSheetId,
  date: firstDate,
  order: orderOf(firstDate),
  accountBalance: 0,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
};

/** The initial lines. A large sheet has several pages. */
export function firstContent({ random }: World, labels: Labels, isLarge: boolean): SheetContent {
  const count = isLarge ? 250 + Math.floor(250 * random.fraction() ** 3) : random.below(12);
  const entry = () => ({ ...entryDraft(labels, 'Old'), id: random.id(), copy: '', paid: false });
  const daily = isLarge ? Math.floor(count * 0.9) : Math.floor(count / 2);
  return {
    ...emptyContent,
    outDay: Array.from({ length: daily }, entry),
    outMonth: Array.from({ length: count - daily }, entry),
    provisions: [{ ...provisionDraft(labels, 'Old'), id: random.id() }],
  };
}

export function storeFirstDocuments(world: World, { store }: Database, content: SheetContent): void {
  const put = (parent: string, id: string, fields: ReturnType<typeof entryFields>) => {
    const time = store.nextCommitTime(world.now());
    store.setCommitTime(time);
    store.put({ parent, id, fields, createTime: time, updateTime: time });
  };
  for (const collection of ['outDay', 'outMonth'] as const) {
    for (const entry of content[collection]) put(`${uid}/${firstSheetId}/${collection}`, entry.id, entryFields(entry));
  }
  for (const provision of content.provisions)
    put(`${uid}/${firstSheetId}/provisions`, provision.id, provisionFields(provision));
  put(uid, firstSheetId, sheetFields(firstSheet));
  if (world.random.chance(0.7)) put(uid, 'parameters', parametersFields(defaultParameters));
}
