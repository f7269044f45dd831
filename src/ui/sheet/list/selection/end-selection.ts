import { flushSync } from 'react-dom';
import type { SelectedLines } from '../../../../domain/sheet/totals/selected-lines.ts';
import { isFocusLost } from '../../../keyboard/focus.ts';
import { useSelection } from '../../../hooks/workspace-actors.tsx';
import { focusRow } from '../rows/row-focus.ts';

/** Ends the selection. If the focus was in the selection bar, focuses the row where the selection began. */
export const useEndSelection = ({ anchor }: SelectedLines): (() => void) => {
  const selection = useSelection();
  return () => {
    const block = document.activeElement?.closest('section') ?? null;
    flushSync(() => selection.send({ type: 'selection.ended' }));
    if (isFocusLost()) focusRow(block, anchor);
  };
};
