import { flushSync } from 'react-dom';
import type { SelectedLines } from '../../../../domain/sheet/totals/selected-lines.ts';
import { isFocusLost } from '../../../keyboard/focus.ts';
import { useSelection } from '../../../hooks/workspace-actors.tsx';
import { focusRow } from '../rows/row-focus.ts';

/** Ends the selection. If its bar had the focus, the row where the selection began takes it. */
export const useEndSelection = ({ anchor }: SelectedLines): (() => void) => {
  const selection = useSelection();
  return () => {
    const block = document.activeElement?.closest('section') ?? null;
    flushSync(() => selection.send({ type: 'selection.ended' }));
    if (isFocusLost()) focusRow(block, anchor);
  };
};
