import type { ReactNode } from 'react';
import type { RowPlace } from './row-shell.tsx';

type ListProps = {
  readonly label: string;
  readonly rowHeight: number;
  /** The line that has the focus stays in the page wherever the list is scrolled to. */
  readonly keptIndex: number;
  /** The line that was just added is brought into sight. */
  readonly freshId: string | undefined;
};

export type RowWindowProps<L extends { readonly id: string }> = ListProps & {
  readonly lines: readonly L[];
  readonly children: (line: L, index: number, place: RowPlace) => ReactNode;
};

/** A long list as its window sees it: so many rows, each drawn at its place. */
export type LongListProps = ListProps & {
  readonly count: number;
  readonly freshIndex: number;
  readonly keyOf: (index: number) => string | number;
  /** The row at an index, with so many pixels of room above it. */
  readonly rowAt: (index: number, gap: number) => ReactNode;
};
