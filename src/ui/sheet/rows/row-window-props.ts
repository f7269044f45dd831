import type { ReactNode } from 'react';
import type { RowPlace } from './row-shell.tsx';
import type { SeenList } from './use-visible-range.ts';

type ListProps = SeenList & {
  readonly label: string;
  /** The line that has the focus stays in the page wherever the list is scrolled to. */
  readonly keptIndex: number;
  /** The line that was just added is brought into sight. */
  readonly freshId: string | undefined;
};

export type RowWindowProps<L extends { readonly id: string }> = ListProps & {
  readonly lines: readonly L[];
  readonly children: (line: L, index: number, place: RowPlace) => ReactNode;
};

/** A long list as it sees its rows: so many, each drawn at its place. */
export type LongListProps = ListProps & {
  readonly count: number;
  /** -1 where no line is new. */
  readonly freshIndex: number;
  /** The row at an index, with so many pixels of room above it. */
  readonly rowAt: (index: number, gap: number) => ReactNode;
};
