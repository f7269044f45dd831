import type { VirtualItem } from '@tanstack/react-virtual';
import type { Ref } from 'react';
import type { LongListProps } from './row-window-props.ts';

type PlacedRowsProps = Pick<LongListProps, 'label' | 'rowAt'> & {
  readonly items: readonly VirtualItem[];
  readonly height: number;
  /** Distance of the list from the top of what scrolls. */
  readonly margin?: number;
  readonly listRef?: Ref<HTMLUListElement>;
};

/**
 * The rows of a long list that are in the page, each in the place that the whole list gives it. They follow each other as in
 * any list, so that a new one moves those below it and changes none of them.
 */
export const PlacedRows = ({ label, items, height, margin = 0, listRef, rowAt }: PlacedRowsProps) => (
  <ul ref={listRef} className="row-list" aria-label={label} style={{ height }}>
    {items.map(({ index, start }, position) => rowAt(index, start - (items[position - 1]?.end ?? margin)))}
  </ul>
);
