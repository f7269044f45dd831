import { type ReactNode, useRef } from 'react';
import { useScrollToFresh } from '../rows/fresh-row.ts';
import { type ListProps, LongList } from './long-list.tsx';
import { endMarkOf, gapAbove } from '../rows/mark.ts';
import type { RowPlace } from '../rows/row-shell.tsx';

type RowWindowProps<L extends { readonly id: string }> = ListProps & {
  readonly lines: readonly L[];
  readonly children: (line: L, index: number, place: RowPlace) => ReactNode;
};

// About two screens of rows; fewer are all put into the page.
const longest = 60;

/** A list of rows; of a long one only the part on show, and a little more, is in the page. */
export function RowWindow<L extends { readonly id: string }>(props: RowWindowProps<L>) {
  if (props.lines.length <= longest) return <AllRows {...props} />;
  const { lines, children, ...list } = props;
  return (
    <LongList
      {...list}
      count={lines.length}
      freshIndex={lines.findIndex(({ id }) => id === props.freshId)}
      rowAt={(index, place) => {
        const line = lines[index];
        return line && children(line, index, { ...place, setSize: lines.length, position: index + 1 });
      }}
    />
  );
}

function AllRows<L extends { readonly id: string }>(props: RowWindowProps<L>) {
  const { lines, label, rowHeight, maxHeight, mark, freshId, children } = props;
  const list = useRef<HTMLUListElement>(null);
  useScrollToFresh(list, freshId);
  return (
    <div className="rows" style={{ maxHeight: maxHeight }}>
      <ul ref={list} className="row-list" aria-label={label} data-mark={endMarkOf(lines.length, mark)}>
        {lines.map((line, index) =>
          children(line, index, {
            gap: gapAbove(index, index - 1, rowHeight, mark),
            mark: mark?.index === index ? mark.label : undefined,
            setSize: undefined,
            position: undefined,
          }),
        )}
      </ul>
    </div>
  );
}
