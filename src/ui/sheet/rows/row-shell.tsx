import type { ReactNode } from 'react';
import type { LineState } from '../../../domain/line-state.ts';
import { SyncMark } from './sync-mark.tsx';

/** Where a row of a virtualised list stands. */
export type RowPlace = { readonly start: number; readonly setSize: number; readonly position: number };

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
    className={place === undefined ? `row ${className}` : `row is-placed ${className}`}
    style={place && { top: place.start }}
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
