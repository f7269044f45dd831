import type { Sheet } from '../../../src/domain/sheet/sheet.ts';
import type { LoggedAction } from '../user/action-log.ts';
import { acceptableValues, isFalseAlarmIfStored, presenceOf } from './claims.ts';
import { sheetsCreatedBy, sheetsRemovedBy } from './created.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

const fields = ['accountBalance', 'accountProvisionsBalance', 'provisionsPaid'] as const;

function checkFields(actions: readonly LoggedAction[], first: Sheet, final: Sheet): readonly Violation[] {
  return fields.flatMap((field) => {
    const claims = actions.flatMap((action) => {
      const { write } = action;
      const value = write.kind === 'sheet.update' && write.sheetId === first.id ? write.changes[field] : undefined;
      return value === undefined ? [] : [{ action, value }];
    });
    const isFine = acceptableValues<number | boolean>(first[field], claims).includes(final[field]);
    return isFine ? [] : [{ kind: 'lost' as const, what: `edit of ${field} of sheet ${first.id}` }];
  });
}

// A wrong clock or another time zone must not change the date of a sheet.
function checkDay({ id, date }: Sheet, final: Sheet): readonly Violation[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const isSame = final.date === date && final.order === Date.UTC(year, month - 1, day);
  return isSame ? [] : [{ kind: 'lost', what: `day of sheet ${id}` }];
}

function checkDuplicateSheets(sheets: readonly Sheet[]): readonly Violation[] {
  return [...Map.groupBy(sheets, ({ date }) => date)]
    .filter(([, duplicates]) => duplicates.length > 1)
    .map(([date]) => ({ kind: 'duplicated', what: `sheet of ${date}` }));
}

function checkSheet(
  actions: readonly LoggedAction[],
  created: LoggedAction,
  first: Sheet,
  final: Sheet | undefined,
): readonly Violation[] {
  const removals = actions.filter(({ write }) => sheetsRemovedBy(write).includes(first.id));
  const presence = presenceOf([created], removals);
  const what = `sheet ${first.id}`;
  if (!final) return presence === 'must' ? [{ kind: 'lost', what }] : [];
  if (presence === 'mustNot') return [{ kind: 'resurrected', what }];
  return [
    ...checkDay(first, final),
    ...checkFields(actions, first, final),
    ...(isFalseAlarmIfStored(created) ? [{ kind: 'falseAlarm' as const, what }] : []),
  ];
}

export function checkSheets(
  actions: readonly LoggedAction[],
  { sheets, unknownDocuments }: Stored,
  mayHaveDuplicates: boolean,
): readonly Violation[] {
  const known = new Set<string>();
  const failing = actions.flatMap((action) => {
    return sheetsCreatedBy(action.write).flatMap((sheet) => {
      known.add(sheet.id);
      return checkSheet(
        actions,
        action,
        sheet,
        sheets.find(({ id }) => id === sheet.id),
      );
    });
  });
  const ghosts = [...unknownDocuments, ...sheets.map(({ id }) => id).filter((id) => !known.has(id))];
  return [
    ...failing,
    ...(mayHaveDuplicates ? [] : checkDuplicateSheets(sheets)),
    ...ghosts.map((what) => ({ kind: 'invented' as const, what })),
  ];
}
