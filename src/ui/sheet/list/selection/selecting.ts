import { type MouseEvent, type SyntheticEvent, useEffect, useMemo } from 'react';
import type { Collection } from '../../../../domain/sheet/sheet.ts';
import { useSelection } from '../../../hooks/workspace-actors.tsx';
import { useLayout } from '../../../hooks/layout.tsx';
import { isTextField } from '../../../keyboard/focus.ts';
import { cellOf } from '../rows/row-focus.ts';
import type { SwipeHandlers } from '../swipe/use-swipe.ts';
import { useLongPress } from './long-press.ts';
import { rowIdOf, stop, useSelectingKeys } from './selecting-keys.ts';
import { useSelected } from './selected.ts';

type Lines = readonly { readonly id: string }[];

const noIds: ReadonlySet<string> = new Set();

/**
 * Selects rows of a list: by clicks with a modifier key, by keys, and by a long press, after which each tap adds a row. Rows can be
 * swiped only while none is selected.
 */
export const useSelecting = (collection: Collection, lines: Lines, swipe: SwipeHandlers) => {
  const selection = useSelection();
  const { isTouch } = useLayout();
  const selected = useSelected(collection);
  const order = useMemo(() => lines.map(({ id }) => id), [lines]);
  const toggle = (id: string) => selection.send({ type: 'row.toggled', collection, id });
  const extendTo = (id: string) => selection.send({ type: 'range.selected', collection, id, order });
  const keys = useSelectingKeys({
    toggle,
    // A range that is started by keys includes the focused row.
    extend: (from, to) => {
      if (!selected) toggle(from);
      extendTo(to);
    },
    selectAll: () => selection.send({ type: 'all.selected', collection, order }),
  });

  useEffect(() => selection.send({ type: 'rows.shown', collection, order }), [selection, collection, order]);
  // On unmount the list shows no rows.
  useEffect(() => () => selection.send({ type: 'rows.shown', collection, order: [] }), [selection, collection]);

  const longPress = useLongPress((target) => {
    const id = rowIdOf(target);
    if (id !== undefined && !selected) toggle(id);
  });

  const actionOf = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): ((id: string) => void) | undefined => {
    if (shiftKey) return extendTo;
    return ctrlKey || metaKey || (selected && (isTouch || longPress.isByTouch())) ? toggle : undefined;
  };

  const select = (event: MouseEvent) => {
    const { target } = event;
    if (longPress.isOver()) return stop(event);
    const [id, act] = [rowIdOf(target), actionOf(event)];
    // In a text field these keys select text.
    if (id === undefined || !act || isTextField(target)) return;
    stop(event);
    cellOf(target)?.focus();
    act(id);
  };

  /** Selects the row instead of opening the context menu. A long press already selects the row by its timer. */
  const openBar = (event: SyntheticEvent) => {
    const { target } = event;
    if (longPress.isByTouch()) return longPress.isOver() && event.preventDefault();
    const id = rowIdOf(target);
    // In a text field the browser's menu pastes and corrects.
    if (id === undefined || isTextField(target)) return;
    event.preventDefault();
    cellOf(target)?.focus();
    if (!selected?.ids.includes(id)) toggle(id);
  };

  return {
    selectedIds: useMemo(() => (selected ? new Set(selected.ids) : noIds), [selected]),
    handlers: {
      ...(!selected && swipe),
      ...longPress.handlers,
      // Shift would also select the text between two rows.
      onMouseDown: (event: MouseEvent) => {
        if (event.shiftKey && !isTextField(event.target)) event.preventDefault();
      },
      onContextMenu: openBar,
      onClickCapture: (event: MouseEvent) => {
        select(event);
        if (!selected && !event.isPropagationStopped()) swipe.onClickCapture(event);
      },
      ...keys,
    },
  };
};
