import { Suspense, useRef } from 'react';
import { useInSight } from './fresh-row.ts';
import { ElementWindow, PageWindow } from './lazy-windows.ts';
import type { RowPlace } from './row-shell.tsx';
import type { LongListProps, RowWindowProps } from './row-window-props.ts';

// About two screens of rows; fewer are all put into the page.
const longest = 60;

type Props<L extends { readonly id: string }> = RowWindowProps<L> & {
  /** What scrolls: the list in its column, or the whole page. */
  readonly scroller: 'list' | 'page';
};

/** A list of rows; of a long one only the part on show, and a little more, is in the page. */
export function RowWindow<L extends { readonly id: string }>({ scroller, ...props }: Props<L>) {
  if (props.lines.length <= longest) return <AllRows {...props} />;
  const { lines, children, ...list } = props;
  const longList: LongListProps = {
    ...list,
    count: lines.length,
    freshIndex: lines.findIndex(({ id }) => id === props.freshId),
    keyOf: (index) => lines[index]?.id ?? index,
    rowAt: (index, gap) => {
      const line = lines[index];
      return line && children(line, index, { gap, setSize: lines.length, position: index + 1 });
    },
  };
  const Window = scroller === 'list' ? ElementWindow : PageWindow;
  // A new row height means another layout: the measures are taken anew.
  return (
    <Suspense fallback={<FirstRows {...longList} />}>
      <Window key={props.rowHeight} {...longList} />
    </Suspense>
  );
}

const inFlow: RowPlace = { gap: 0, setSize: undefined, position: undefined };

function AllRows<L extends { readonly id: string }>({ lines, label, freshId, children }: RowWindowProps<L>) {
  const list = useRef<HTMLUListElement>(null);
  useInSight(list, freshId);
  return (
    <div className="rows">
      <ul ref={list} className="row-list" aria-label={label}>
        {lines.map((line, index) => children(line, index, inFlow))}
      </ul>
    </div>
  );
}

/** A screenful of a long list, in the height of all of it, until its window is there. */
const FirstRows = ({ label, count, rowHeight, rowAt }: LongListProps) => (
  <div className="rows">
    <ul className="row-list" aria-label={label} style={{ height: count * rowHeight }}>
      {Array.from({ length: Math.min(count, Math.ceil(innerHeight / rowHeight)) }, (_, index) => rowAt(index, 0))}
    </ul>
  </div>
);
