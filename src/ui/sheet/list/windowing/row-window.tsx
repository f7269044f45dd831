import { type ReactNode, useRef } from 'react';
import { useScrollToFresh } from '../rows/fresh-row.ts';
import { type ListProps, LongList } from './long-list.tsx';
import { endDividerLabel, gapAbove } from '../rows/list-divider.ts';
import type { RowPlace } from '../rows/row-shell.tsx';

type RowWindowProps<L extends { readonly id: string }> = ListProps & {
  readonly lines: readonly L[];
  readonly children: (line: L, index: number, place: RowPlace) => ReactNode;
};

// About two screens. A shorter list renders all rows.
const longest = 60;

/** A list of rows. A long list renders only the visible rows and a few more. */
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
  const { lines, label, rowHeight, maxHeight, divider, freshId, children } = props;
  const list = useRef<HTMLUListElement>(null);
  useScrollToFresh(list, freshId);
  return (
    <div className="rows" style={{ maxHeight: maxHeight }}>
      <ul ref={list} className="row-list" aria-label={label} data-divider={endDividerLabel(lines.length, divider)}>
        {lines.map((line, index) =>
          children(line, index, {
            gap: gapAbove(index, index - 1, rowHeight, divider),
            divider: divider?.index === index ? divider.label : undefined,
            setSize: undefined,
            position: undefined,
          }),
        )}
      </ul>
    </div>
  );
}
