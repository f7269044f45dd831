import type { ReactNode } from 'react';
import type { LineState } from '../../../domain/line-state.ts';
import { SyncMark } from './sync-mark.tsx';

/** Where a row of a virtualised list stands: `gap` pixels under the row that the page has before it, as one of so many. */
export type RowPlace = { readonly gap: number; readonly setSize: number; readonly position: number };

type RowShellProps = {
  readonly id: string;
  readonly label: string;
  readonly className: string;
  readonly place: RowPlace | undefined;
  /** What has become of its latest change, unless the server has it. */
  readonly sync: LineState | undefined;
  readonly children: ReactNode;
};

/** The list item of a row, which knows its place when only a part of the list is in the page. */
export const RowShell = ({ id, label, className, place, sync, children }: RowShellProps) => (
  <li
    className={`row ${className}`}
    style={place && place.gap > 0 ? { marginTop: place.gap } : undefined}
    data-row={id}
    data-sync={sync}
    aria-label={label}
    aria-setsize={place?.setSize}
    aria-posinset={place?.position}
  >
    {sync && <SyncMark state={sync} />}
    {children}
  </li>
);
