import { type CSSProperties, type ReactNode, useMemo, useRef, type RefObject, useEffect } from 'react';
import { type Entry, type EntryCollection, isExpense } from '../../../domain/sheet/sheet.ts';
import { type EntryCommands, useEntryCommands } from './entry-commands.ts';
import { useEntrySwipe } from './entry-swipe.ts';
import { type Layout, useLayout } from '../../hooks/layout.tsx';
import { useRestoredDrafts } from '../list/rows/restored-drafts.ts';
import { useLines, useShownEntries } from '../../hooks/sheet-data.ts';
import { EntryRow } from './entry-row.tsx';
import { initialScroll } from '../list/windowing/initial-scroll.ts';
import { useFocusAfterLoss } from '../list/rows/focus-after-loss.ts';
import { useFreshId } from '../list/rows/fresh-row.ts';
import { useGlow, glowAt } from '../list/rows/glow.ts';
import { usePointedRow } from '../list/selection/pointed-row.ts';
import { useSelecting } from '../list/selection/selecting.ts';
import { useLineStates } from '../list/rows/line-states.ts';
import { tabStopsOf, useRowFocus } from '../list/rows/row-focus.ts';
import { useEntryTexts } from './entry-texts.ts';
import { RowWindow } from '../list/windowing/row-window.tsx';
import { useTodayDivider } from '../list/rows/today-divider.ts';
import { useSelector } from '@xstate/react';
import { sameName } from '../../../domain/lib/text.ts';
import { useSheets } from '../../hooks/workspace-actors.tsx';
import '../list/rows/row.css';

/** The id of the line for which the sheet was opened. The list scrolls to this line and makes it glow. */
const useScrollToLine = (
  list: RefObject<HTMLElement | null>,
  collection: EntryCollection,
  shown: readonly Entry[],
): string | undefined => {
  const targetLine = useSelector(useSheets(), ({ context }) => context.targetLine);
  const isTarget = ({ name, value }: Entry) =>
    targetLine?.collection === collection && value === targetLine.value && sameName(name, targetLine.name);
  const id = shown.find(isTarget)?.id;
  useEffect(() => {
    if (id !== undefined) glowAt(list.current, id);
  }, [list, id]);
  return id;
};

type EntryListProps = {
  readonly collection: EntryCollection;
  /** The accessible name of the list and of its region. */
  readonly label: string;
  /** Shown instead of an empty list. */
  readonly empty?: ReactNode;
  /** Draws each amount relative to the largest one. */
  readonly hasShares?: boolean;
  /** In CSS pixels; by default the row height of the layout. */
  readonly rowHeight?: number;
  /** In CSS pixels; a taller list scrolls. */
  readonly maxHeight?: number | undefined;
  /** Scrolls to today, or to the first unpaid line, when the page opens. */
  readonly hasInitialScroll?: boolean;
};

const largestOf = (entries: readonly Entry[]): number => Math.max(0, ...entries.map(({ value }) => Math.abs(value)));

const shareOf = (entry: Entry, largest: number): number | undefined =>
  largest === 0 ? undefined : Math.abs(entry.value) / largest;

const amountLength = (longest: string): CSSProperties & { readonly '--amount-length': number } => ({
  '--amount-length': longest.length,
});

const useRowActions = (entries: readonly Entry[], commands: EntryCommands) => {
  const remove = (id: string) => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (entry) commands.requestRemoval(entry);
  };
  return useRowFocus(
    entries.map(({ id }) => id),
    remove,
  );
};

const firstCellOf = (collection: EntryCollection, { isTouch }: Layout): string => {
  if (isExpense(collection)) return 'paid';
  return isTouch ? 'open' : 'name';
};

export function EntryList({ collection, label, empty, hasShares, hasInitialScroll, ...sizes }: EntryListProps) {
  const layout = useLayout();
  const rowHeight = sizes.rowHeight ?? layout.rowHeight;
  const entries = useShownEntries(collection);
  const texts = useEntryTexts();
  const commands = useEntryCommands(collection);
  const freshId = useFreshId(useLines(collection), entries);
  const states = useLineStates(collection);
  const restored = useRestoredDrafts(collection);
  const { active, onFocus, onKeyDown } = useRowActions(entries, commands);
  const swipe = useEntrySwipe(collection, entries, commands);
  const { selectedIds, handlers } = useSelecting(collection, entries, swipe.handlers);
  const pointed = usePointedRow(collection);
  const list = useRef<HTMLDivElement>(null);
  const targetId = useScrollToLine(list, collection, entries);
  useGlow(list, collection);
  useFocusAfterLoss(list, entries, active);
  const largest = useMemo(() => largestOf(entries), [entries]);
  const divider = useTodayDivider(collection, entries);
  const { activeIndex, tabStop } = tabStopsOf(entries, active, firstCellOf(collection, layout));
  if (entries.length === 0) return empty;
  return (
    <div
      ref={list}
      role="presentation"
      className="row-focus"
      style={amountLength(texts.format.amount(largest))}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      {...handlers}
      {...pointed}
    >
      <RowWindow
        lines={entries}
        label={label}
        rowHeight={rowHeight}
        maxHeight={sizes.maxHeight}
        initialScroll={hasInitialScroll ? (room) => initialScroll(entries, divider, rowHeight, room) : undefined}
        scroller={layout.name === 'board' ? 'list' : 'page'}
        focusedIndex={activeIndex}
        freshId={freshId ?? targetId ?? restored.firstId}
        divider={divider}
      >
        {(entry, index, place) => (
          <EntryRow
            key={entry.id}
            {...place}
            collection={collection}
            entry={entry}
            isNewDay={entries[index - 1]?.day !== entry.day}
            sync={states.get(entry.id)}
            swipe={swipe.swipeOf(entry.id)}
            isSelected={selectedIds.has(entry.id)}
            tabStop={tabStop(index)}
            share={hasShares ? shareOf(entry, largest) : undefined}
            restored={restored.typedInto(entry.id)}
            texts={texts}
            commands={commands}
            onOpen={layout.isTouch ? commands.open : undefined}
          />
        )}
      </RowWindow>
    </div>
  );
}
