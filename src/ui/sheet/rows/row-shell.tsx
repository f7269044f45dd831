import type { ReactNode } from 'react';

/** Where a row of a virtualised list stands. */
export type RowPlace = { readonly start: number; readonly setSize: number; readonly position: number };

/** The place among a row's properties: all of it, or nothing. */
export const placeOf = ({ start, setSize, position }: Partial<RowPlace>): Partial<RowPlace> =>
  start === undefined || setSize === undefined || position === undefined ? {} : { start, setSize, position };

type RowShellProps = Partial<RowPlace> & {
  readonly id: string;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** The list item of a row, which knows its place when only a part of the list is in the page. */
export const RowShell = ({ id, label, className, start, setSize, position, children }: RowShellProps) => (
  <li
    className={start === undefined ? `row ${className}` : `row is-placed ${className}`}
    style={start === undefined ? undefined : { top: start }}
    data-row={id}
    aria-label={label}
    aria-setsize={setSize}
    aria-posinset={position}
  >
    {children}
  </li>
);
