import { memo, useMemo } from 'react';
import { isExpense } from '../state/sheet-data.ts';
import { ShareBar } from './share-bar.tsx';
import { AmountCell, DayCell, DeleteCell, NameCell, PaidCell, SignCell } from './entry-cells.tsx';
import { entryClass } from './entry-class.ts';
import type { EntryCellsProps, EntryRowProps } from './entry-row-props.ts';
import { RowShell } from './row-shell.tsx';
import { TouchCells } from './touch-cells.tsx';

/** One entry, edited in place. Its place changes with every line added above it; its cells do not. */
export const EntryRow = memo(function EntryRow({ gap, setSize, position, isFresh, sync, ...cells }: EntryRowProps) {
  const { collection, entry, isNewDay, texts } = cells;
  const label = useMemo(() => texts.describe(entry), [texts, entry]);
  return (
    <RowShell
      id={entry.id}
      label={label}
      className={entryClass(collection, entry, { isNewDay, isFresh })}
      gap={gap}
      setSize={setSize}
      position={position}
      sync={sync}
    >
      {cells.onOpen ? <TouchCells {...cells} onOpen={cells.onOpen} /> : <Cells {...cells} />}
    </RowShell>
  );
});

const Cells = memo(function Cells(props: EntryCellsProps) {
  const { collection, isNewDay, share } = props;
  const isDaily = collection === 'outDay';
  return (
    <>
      {isExpense(collection) && <PaidCell {...props} />}
      {isDaily && <DayCell {...props} isShown={isNewDay} />}
      <NameCell {...props} />
      {isDaily && <SignCell {...props} />}
      {share !== undefined && <ShareBar share={share} />}
      <AmountCell {...props} />
      <DeleteCell {...props} />
    </>
  );
});
