import type { VirtualItem } from '@tanstack/react-virtual';
import type { Ref } from 'react';
import type { RowWindowProps } from './row-window-props.ts';

type PlacedRowsProps<L extends { readonly id: string }> = Pick<RowWindowProps<L>, 'lines' | 'label' | 'children'> & {
  readonly items: readonly VirtualItem[];
  readonly height: number;
  /** Distance of the list from the top of what scrolls. */
  readonly margin?: number;
  readonly listRef?: Ref<HTMLUListElement>;
};

/** The rows of a long list that are in the page, each in the place that the whole list gives it. */
export const PlacedRows = <L extends { readonly id: string }>(props: PlacedRowsProps<L>) => {
  const { lines, label, items, height, margin = 0, listRef, children } = props;
  return (
    <ul ref={listRef} className="row-list" aria-label={label} style={{ height }}>
      {items.map(({ index, start }) => {
        const line = lines[index];
        return line && children(line, index, { start: start - margin, setSize: lines.length, position: index + 1 });
      })}
    </ul>
  );
};
