import { useEffect, useRef } from 'react';
import { ElementWindow } from './element-window.tsx';
import { PageWindow } from './page-window.tsx';
import { usePrinting } from './printing.ts';
import type { RowWindowProps } from './row-window-props.ts';

// About two screens of rows; fewer are all put into the page.
const longest = 60;

type Props<L extends { readonly id: string }> = RowWindowProps<L> & {
  /** What scrolls: the list in its column, or the whole page. */
  readonly scroller: 'list' | 'page';
};

/** A list of rows; of a long one only the part on show, and a little more, is in the page. On paper all of it is. */
export function RowWindow<L extends { readonly id: string }>({ scroller, ...props }: Props<L>) {
  const isPrinting = usePrinting();
  if (isPrinting || props.lines.length <= longest) return <AllRows {...props} />;
  // A new row height means another layout: the measures are taken anew.
  const Window = scroller === 'list' ? ElementWindow : PageWindow;
  return <Window key={props.rowHeight} {...props} />;
}

function AllRows<L extends { readonly id: string }>({ lines, label, freshIndex, children }: RowWindowProps<L>) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[freshIndex]?.scrollIntoView({ block: 'nearest' });
  }, [freshIndex]);
  return (
    <div className="rows">
      <ul ref={list} className="row-list" aria-label={label}>
        {lines.map((line, index) => children(line, index, undefined))}
      </ul>
    </div>
  );
}
