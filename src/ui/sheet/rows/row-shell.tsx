import type { ReactNode } from 'react';
import type { LineState } from '../../../domain/sync/line-state.ts';
import { SyncMark } from './sync-mark.tsx';

/**
 * Where a row of a virtualised list stands: `gap` pixels under the row that the page has before it, as one of so many. Each is
 * a property of its own, so that a row which stands where it stood is not drawn again.
 */
export type RowPlace = {
  readonly gap: number;
  /** Undefined where every row is in the page. */
  readonly setSize: number | undefined;
  readonly position: number | undefined;
};

type RowShellProps = RowPlace & {
  readonly id: string;
  readonly label: string;
  readonly className: string;
  /** What has become of its latest change, unless the server has it. */
  readonly sync: LineState | undefined;
  readonly children: ReactNode;
};

/** The list item of a row, which knows its place when only a part of the list is in the page. */
export const RowShell = ({ id, label, className, gap, setSize, position, sync, children }: RowShellProps) => (
  <li
    className={`row ${className}`}
    style={gap > 0 ? { marginTop: gap } : undefined}
    data-row={id}
    data-sync={sync}
    aria-label={label}
    aria-setsize={setSize}
    aria-posinset={position}
  >
    {sync && <SyncMark state={sync} />}
    {children}
  </li>
);
