import { memo } from 'react';
import type { Entry, EntryCollection } from '../../../domain/sheet.ts';
import type { EntryCommands } from '../entry-commands.ts';
import { isExpense } from '../sheet-data.ts';
import { ShareBar } from '../share-bar.tsx';
import { AmountCell, DayCell, DeleteCell, NameCell, PaidCell, SignCell } from './entry-cells.tsx';
import { entryClass } from './entry-class.ts';
import { placeOf, type RowPlace, RowShell } from './row-shell.tsx';
import type { RowTexts } from './row-texts.ts';

export type EntryRowProps = Partial<RowPlace> & {
  readonly collection: EntryCollection;
  readonly entry: Entry;
  readonly isNewDay: boolean;
  readonly isFresh: boolean;
  /** The one cell of the list that the Tab key reaches, when it is in this row. */
  readonly tabStop: string | undefined;
  /** The entry's part of the largest one, 0 to 1, where the list draws it. */
  readonly share: number | undefined;
  readonly texts: RowTexts;
  readonly commands: EntryCommands;
};

/** One entry, edited in place. Everything it is given stays the same until its own entry changes. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { collection, entry, isNewDay, isFresh, share, texts } = props;
  const isDaily = collection === 'outDay';
  return (
    <RowShell
      id={entry.id}
      label={texts.describe(entry)}
      className={entryClass(collection, entry, { isNewDay, isFresh })}
      {...placeOf(props)}
    >
      {isExpense(collection) && <PaidCell {...props} />}
      {isDaily && <DayCell {...props} isShown={isNewDay} />}
      <NameCell {...props} />
      {isDaily && <SignCell {...props} />}
      {share !== undefined && <ShareBar share={share} />}
      <AmountCell {...props} />
      <DeleteCell {...props} />
    </RowShell>
  );
});
