import type { ReactNode } from 'react';
import type { RowPlace } from './row-shell.tsx';

export type RowWindowProps<L extends { readonly id: string }> = {
  readonly lines: readonly L[];
  readonly label: string;
  readonly rowHeight: number;
  /** The line that has the focus stays in the page wherever the list is scrolled to. */
  readonly keptIndex: number;
  /** The line that was just added is brought into sight; -1 when there is none. */
  readonly freshIndex: number;
  readonly children: (line: L, index: number, place: RowPlace | undefined) => ReactNode;
};
