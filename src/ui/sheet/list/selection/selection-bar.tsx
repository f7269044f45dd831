import type { Collection } from '../../../../domain/sheet/sheet.ts';
import { useCloseOnBack } from '../../../hooks/close-on-back.ts';
import { useEscape } from '../../../shortcuts/escape.ts';
import { useEndSelection } from './end-selection.ts';
import { LateBar, LateThumbBar } from './late-bars.ts';
import type { SelectedBarProps } from './selected-bar.lazy.tsx';
import { useSelected } from './selected.ts';

type SelectionBarProps = {
  readonly collection: Collection;
  /** In the bar at the bottom of a small screen, instead of over the totals of a block. */
  readonly isUnderThumb?: boolean;
};

/** What can be done to the selected rows of a list, in the place of what the list comes to. */
export function SelectionBar({ collection, isUnderThumb = false }: SelectionBarProps) {
  const selected = useSelected(collection);
  return selected && <LeavableBar selected={selected} isUnderThumb={isUnderThumb} />;
}

/** The bar, and what ends the selection: keys and Back do, also while the bar's code is on its way. */
function LeavableBar({ selected, isUnderThumb }: SelectedBarProps) {
  const end = useEndSelection(selected);
  useCloseOnBack(true, end);
  useEscape(end);
  const Bar = isUnderThumb ? LateThumbBar : LateBar;
  return <Bar selected={selected} isUnderThumb={isUnderThumb} />;
}
