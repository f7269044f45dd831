import * as fc from 'fast-check';
import type { EntryCollection, EntryDraft, ProvisionDraft, SheetContent } from '../../src/domain/sheet/sheet.ts';
import { pick } from '../../src/domain/lib/pick.ts';
import type { Write } from '../../src/domain/sync/writes.ts';
import { centAmount } from './exact-oracle.ts';
import { entryWith, provisionWith } from './lines.ts';
import { sourceOf } from './whole-sheets.ts';

const anyCollection = fc.constantFrom<EntryCollection>('in', 'moneySaving', 'outDay', 'outMonth');
const anyName = fc.constantFrom('Bread', 'Taxi', 'Éclair');

const entryFields = {
  name: anyName,
  day: fc.integer({ min: 0, max: 31 }),
  dueDay: fc.integer({ min: 0, max: 31 }),
  value: centAmount,
  debit: fc.boolean(),
};
const anyEntryDraft: fc.Arbitrary<EntryDraft> = fc.record(entryFields);
const anyEntryChanges = fc.record({ ...entryFields, paid: fc.boolean() }, { requiredKeys: [] });

const provisionFields = { name: anyName, price: centAmount, deductions: fc.constantFrom('', '10', '10,20') };
const anyProvisionDraft: fc.Arbitrary<ProvisionDraft> = fc
  .record(provisionFields)
  .map((fields) => provisionWith(fields));
const anyProvisionChanges = fc.record(provisionFields, { requiredKeys: [] });

const sheetId = 'source';
const lineAt = <L>(lines: readonly L[], place: number): L | undefined => lines[place % Math.max(1, lines.length)];

const entryWrites = (content: SheetContent): fc.Arbitrary<Write | undefined> =>
  fc
    .record({
      collection: anyCollection,
      place: fc.nat(),
      draft: anyEntryDraft,
      changes: anyEntryChanges,
      kind: fc.nat(2),
    })
    .map(({ collection, place, draft, changes, kind }) => {
      const inSheet = { sheetId, collection } as const;
      if (kind === 0) return { kind: 'entry.create', ...inSheet, entry: entryWith({ ...draft, id: 'added' }) };
      const line = lineAt(content[collection], place);
      if (!line) return undefined;
      const { id } = line;
      if (kind === 1) return { kind: 'entry.delete', ...inSheet, id, line };
      return {
        kind: 'entry.update',
        ...inSheet,
        id,
        changes,
        before: pick(line, changes),
        line: { ...line, ...changes },
      };
    });

const provisionWrites = (content: SheetContent): fc.Arbitrary<Write | undefined> =>
  fc
    .record({ place: fc.nat(), draft: anyProvisionDraft, changes: anyProvisionChanges, kind: fc.nat(2) })
    .map(({ place, draft, changes, kind }) => {
      if (kind === 0) return { kind: 'provision.create', sheetId, provision: { ...draft, id: 'added' } };
      const line = lineAt(content.provisions, place);
      if (!line) return undefined;
      const { id } = line;
      if (kind === 1) return { kind: 'provision.delete', sheetId, id, line };
      return {
        kind: 'provision.update',
        sheetId,
        id,
        changes,
        before: pick(line, changes),
        line: { ...line, ...changes },
      };
    });

/** The content of a sheet, and a write of a line with its old values. */
export const anyEditedContent = sourceOf(12).chain(({ content }) =>
  fc
    .oneof(entryWrites(content), provisionWrites(content))
    .filter((write) => write !== undefined)
    .map((write) => ({ content, write })),
);
