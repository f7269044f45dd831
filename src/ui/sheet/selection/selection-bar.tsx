import type { Collection } from '../../../domain/sheet/sheet.ts';
import { LateBar, LateThumbBar } from './late-bars.ts';
import { useSelected } from './selected.ts';

type SelectionBarProps = {
  readonly collection: Collection;
  /** In the bar at the bottom of a small screen, instead of over the totals of a block. */
  readonly isUnderThumb?: boolean;
};

/** What can be done to the selected rows of a list, in the place of what the list comes to. */
export function SelectionBar({ collection, isUnderThumb = false }: SelectionBarProps) {
  const selected = useSelected(collection);
  const Bar = isUnderThumb ? LateThumbBar : LateBar;
  return selected && <Bar selected={selected} isUnderThumb={isUnderThumb} />;
}
