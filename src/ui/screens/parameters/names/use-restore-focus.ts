import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../../keyboard/focus.ts';
import { sameName } from '../../../../domain/lib/text.ts';
import { type ActiveCell, findCell } from '../../../sheet/list/rows/row-focus.ts';

type Names = readonly string[];
type Focus = {
  readonly list: RefObject<HTMLElement | null>;
  readonly names: Names;
  readonly active: ActiveCell | undefined;
  /** Called when the last row was deleted and the focus was lost. */
  readonly onEmptied: () => void;
};

const noCell: Partial<ActiveCell> = {};

/** The name at the former index of `lost`, or undefined if `lost` still exists or never did. */
const replacementOf = (lost: string | undefined, before: Names, after: Names): string | undefined => {
  const index = lost === undefined ? -1 : before.indexOf(lost);
  return index < 0 || (lost !== undefined && after.includes(lost)) ? undefined : (after[index] ?? after.at(-1));
};

const findName = (names: Names, requested: string | undefined): string | undefined =>
  requested === undefined ? undefined : names.find((name) => sameName(name, requested));

/** Keeps the focus near an edited or deleted row. Returns a function that moves it to a name after the next render. */
export const useRestoreFocus = ({ list, names, active, onEmptied }: Focus): ((name: string) => void) => {
  const { rowId, cell } = active ?? noCell;
  const requested = useRef<string>(undefined);
  const previousNames = useRef(names);
  useEffect(() => {
    const name = findName(names, requested.current) ?? replacementOf(rowId, previousNames.current, names);
    const isEmptied = previousNames.current.length > 0 && names.length === 0;
    previousNames.current = names;
    requested.current = undefined;
    if (!isFocusLost()) return;
    if (isEmptied) onEmptied();
    else if (name !== undefined) findCell(list.current, name, cell)?.focus();
  });
  return (name) => {
    requested.current = name;
  };
};
