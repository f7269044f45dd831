import type { Sheet } from '../../../src/domain/sheet/sheet.ts';
import type { Act } from '../user/action-log.ts';
import { acceptable, isAlarm, presenceOf } from './claims.ts';
import { sheetsMadeBy, sheetsRemovedBy } from './created.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

const fields = ['accountBalance', 'accountProvisionsBalance', 'provisionsPaid'] as const;

function checkFields(acts: readonly Act[], first: Sheet, final: Sheet): readonly Violation[] {
  return fields.flatMap((field) => {
    const claims = acts.flatMap((act) => {
      const { write } = act;
      const value = write.kind === 'sheet.update' && write.sheetId === first.id ? write.changes[field] : undefined;
      return value === undefined ? [] : [{ act, value }];
    });
    const isFine = acceptable<number | boolean>(first[field], claims).includes(final[field]);
    return isFine ? [] : [{ kind: 'lost' as const, what: `edit of ${field} of sheet ${first.id}` }];
  });
}

// Neither a wrong clock nor a time zone may move a sheet to another day.
function checkDay({ id, date }: Sheet, final: Sheet): readonly Violation[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const isSame = final.date === date && final.order === Date.UTC(year, month - 1, day);
  return isSame ? [] : [{ kind: 'lost', what: `day of sheet ${id}` }];
}

function checkDuplicateSheets(sheets: readonly Sheet[]): readonly Violation[] {
  return [...Map.groupBy(sheets, ({ date }) => date)]
    .filter(([, duplicates]) => duplicates.length > 1)
    .map(([date]) => ({ kind: 'doubled', what: `sheet of ${date}` }));
}

function checkSheet(acts: readonly Act[], made: Act, first: Sheet, final: Sheet | undefined): readonly Violation[] {
  const removals = acts.filter(({ write }) => sheetsRemovedBy(write).includes(first.id));
  const presence = presenceOf([made], removals);
  const what = `sheet ${first.id}`;
  if (!final) return presence === 'must' ? [{ kind: 'lost', what }] : [];
  if (presence === 'mustNot') return [{ kind: 'resurrected', what }];
  return [
    ...checkDay(first, final),
    ...checkFields(acts, first, final),
    ...(isAlarm(made) ? [{ kind: 'falseAlarm' as const, what }] : []),
  ];
}

/** The invariants of the sheets' own documents. */
export function checkSheets(
  acts: readonly Act[],
  { sheets, strange }: Stored,
  mayHaveDuplicates: boolean,
): readonly Violation[] {
  const known = new Set<string>();
  const broken = acts.flatMap((act) => {
    return sheetsMadeBy(act.write).flatMap((sheet) => {
      known.add(sheet.id);
      return checkSheet(
        acts,
        act,
        sheet,
        sheets.find(({ id }) => id === sheet.id),
      );
    });
  });
  const ghosts = [...strange, ...sheets.map(({ id }) => id).filter((id) => !known.has(id))];
  return [
    ...broken,
    ...(mayHaveDuplicates ? [] : checkDuplicateSheets(sheets)),
    ...ghosts.map((what) => ({ kind: 'ghost' as const, what })),
  ];
}
