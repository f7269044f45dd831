import type { ReactNode } from 'react';
import { ElementWindow } from './element-window.tsx';
import { PageWindow } from './page-window.tsx';
import type { RowPlace } from './row-shell.tsx';

export type RowWindowProps<L extends { readonly id: string }> = {
  readonly lines: readonly L[];
  readonly label: string;
  readonly rowHeight: number;
  /** The line that has the focus stays in the page wherever the list is scrolled to. */
  readonly keptIndex: number;
  readonly children: (line: L, index: number, place: RowPlace | undefined) => ReactNode;
};

// About two screens of rows; fewer are all put into the page.
const longest = 60;

type Props<L extends { readonly id: string }> = RowWindowProps<L> & {
  /** What scrolls: the list in its column, or the whole page. */
  readonly scroller: 'list' | 'page';
};

/** A list of rows; of a long one only the part on show, and a little more, is in the page. */
export function RowWindow<L extends { readonly id: string }>({ scroller, ...props }: Props<L>) {
  if (props.lines.length <= longest) return <AllRows {...props} />;
  // A new row height means another layout: the measures are taken anew.
  const Window = scroller === 'list' ? ElementWindow : PageWindow;
  return <Window key={props.rowHeight} {...props} />;
}

function AllRows<L extends { readonly id: string }>({ lines, label, children }: RowWindowProps<L>) {
  return (
    <div className="rows">
      <ul className="row-list" aria-label={label}>
        {lines.map((line, index) => children(line, index, undefined))}
      </ul>
    </div>
  );
}
