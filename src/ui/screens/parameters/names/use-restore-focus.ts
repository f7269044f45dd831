import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../../keyboard/focus.ts';
import { sameName } from '../../../../domain/lib/text.ts';
import { type ActiveCell, findCell } from '../../../sheet/list/rows/row-focus.ts';

type Names = readonly string[];
type Focus = {
  readonly list: RefObject<HTMLElement | null>;
  readonly names: Names;
  readonly active: ActiveCell | undefined;
  /** Takes the focus when the last row has gone. */
  readonly onEmptied: () => void;
};

const noCell: Partial<ActiveCell> = {};

/** The name that now stands where `lost` stood; undefined when that is still there, or never was. */
const replacementOf = (lost: string | undefined, before: Names, after: Names): string | undefined => {
  const place = lost === undefined ? -1 : before.indexOf(lost);
  return place < 0 || (lost !== undefined && after.includes(lost)) ? undefined : (after[place] ?? after.at(-1));
};

const known = (names: Names, asked: string | undefined): string | undefined =>
  asked === undefined ? undefined : names.find((name) => sameName(name, asked));

/** Keeps the focus near a row that was edited or deleted; the result asks for it on a row, whatever its new place. */
export const useReturnedFocus = ({ list, names, active, onEmptied }: Focus): ((name: string) => void) => {
  const { rowId, cell } = active ?? noCell;
  const asked = useRef<string>(undefined);
  const seen = useRef(names);
  useEffect(() => {
    const name = known(names, asked.current) ?? replacementOf(rowId, seen.current, names);
    const isEmptied = seen.current.length > 0 && names.length === 0;
    seen.current = names;
    asked.current = undefined;
    if (!isFocusLost()) return;
    if (isEmptied) onEmptied();
    else if (name !== undefined) findCell(list.current, name, cell)?.focus();
  });
  return (name) => {
    asked.current = name;
  };
};
