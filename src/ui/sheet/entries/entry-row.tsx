import { memo, useMemo } from 'react';
import { ShareBar } from '../list/rows/share-bar.tsx';
import { EditableCell } from './fields/editable-cell.tsx';
import {
  amountCellProps,
  dayCellProps,
  dueDayCellProps,
  type EntryCellsProps,
  ReadOnlyNote,
  nameCellProps,
  PaidCell,
  SignCell,
} from './entry-cells.tsx';
import { tabIndexOf } from '../list/rows/row-focus.ts';
import { RowDelete, type RowPlace, RowShell } from '../list/rows/row-shell.tsx';
import type { Swipe } from '../list/swipe/swipe-background.tsx';
import { TouchCells } from './touch-cells.tsx';
import { hasDueDay, isTickable } from '../../../domain/sheet/due-day.ts';
import type { LineState } from '../../../domain/sync/line-state.ts';
import { type Entry, type EntryCollection, isExpense } from '../../../domain/sheet/sheet.ts';

/** The classes for the row's columns and state. */
const entryClass = (collection: EntryCollection, entry: Entry, isNewDay: boolean): string =>
  [
    `row-${collection}`,
    isTickable(collection, entry) && (entry.paid ? 'is-paid' : 'is-due'),
    !entry.debit && 'is-credit',
    isNewDay && 'is-new-day',
  ]
    .filter(Boolean)
    .join(' ');

type EntryRowProps = EntryCellsProps &
  RowPlace & {
    readonly sync: LineState | undefined;
    readonly swipe: Swipe | undefined;
    readonly isSelected: boolean;
  };

/** An entry. A line added above changes only the position of the row, so the cells are memoised separately. */
export const EntryRow = memo(function EntryRow({
  gap,
  setSize,
  position,
  divider,
  sync,
  swipe,
  isSelected,
  ...cells
}: EntryRowProps) {
  const { collection, entry, isNewDay, texts } = cells;
  const description = useMemo(() => texts.describe(collection, entry), [texts, collection, entry]);
  const label = isSelected ? `${description}, ${texts.selected}` : description;
  return (
    <RowShell
      id={entry.id}
      label={label}
      className={entryClass(collection, entry, isNewDay)}
      isSelected={isSelected}
      gap={gap}
      setSize={setSize}
      position={position}
      divider={divider}
      sync={sync}
      swipe={swipe}
    >
      {cells.onOpen ? <TouchCells {...cells} isSelected={isSelected} onOpen={cells.onOpen} /> : <Cells {...cells} />}
    </RowShell>
  );
});

const Cells = memo(function Cells(props: EntryCellsProps) {
  const { collection, entry, share, texts, commands, tabStop } = props;
  const isDaily = collection === 'outDay';
  return (
    <>
      {isExpense(collection) && <PaidCell {...props} />}
      {isDaily && <EditableCell {...dayCellProps(props)} />}
      <EditableCell {...nameCellProps(props)} />
      {isDaily && <SignCell {...props} />}
      {hasDueDay(collection) && <DueDayCells {...props} />}
      {share !== undefined && <ShareBar share={share} />}
      <EditableCell {...amountCellProps(props)} />
      <RowDelete
        label={texts.remove}
        tabIndex={tabIndexOf(tabStop, 'delete')}
        onClick={() => commands.requestRemoval(entry)}
      />
      {entry.copy !== '' && <ReadOnlyNote {...props} />}
    </>
  );
});

/** The due day. An income with a due day also has a checkbox. */
const DueDayCells = (props: EntryCellsProps) => (
  <>
    {!isExpense(props.collection) && isTickable(props.collection, props.entry) && <PaidCell {...props} />}
    <EditableCell {...dueDayCellProps(props)} />
  </>
);
