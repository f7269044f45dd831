import { memo } from 'react';
import { isExpense } from '../sheet-data.ts';
import { ShareBar } from '../share-bar.tsx';
import { AmountCell, DayCell, DeleteCell, NameCell, PaidCell, SignCell } from './entry-cells.tsx';
import type { EntryRowProps } from './entry-row-props.ts';
import { entryClass } from './entry-class.ts';
import { placeOf, RowShell } from './row-shell.tsx';

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
