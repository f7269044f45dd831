import { styled } from '@mui/material/styles';
import type { Collection } from '../../../../domain/sheet/sheet.ts';
import { useCloseOnBack } from '../../../hooks/close-on-back.ts';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { useEscape } from '../../../keyboard/escape.ts';
import { useEndSelection } from './end-selection.ts';
import type { SelectedBarProps } from './selected-bar.lazy.tsx';
import { useSelected } from './selected.ts';

// Keeps the height of the bar while it loads, so that nothing moves.
const BarPlaceholder = styled('div')({ height: 48 });

const loadBar = async () => (await import('./selected-bar.lazy.tsx')).SelectedBar;
const BlockBar = lazyComponent<SelectedBarProps>(loadBar);
const BottomBar = lazyComponent<SelectedBarProps>(loadBar, BarPlaceholder);

type SelectionBarProps = {
  readonly collection: Collection;
  /** Shown at the bottom of a touch screen instead of above the totals of a block. */
  readonly isAtBottom?: boolean;
};

/** The actions for the selected rows of a list. */
export function SelectionBar({ collection, isAtBottom = false }: SelectionBarProps) {
  const selected = useSelected(collection);
  return selected && <ClosableBar selected={selected} isAtBottom={isAtBottom} />;
}

/** Ends the selection on Escape and Back, also while the bar loads. */
function ClosableBar({ selected, isAtBottom }: SelectedBarProps) {
  const end = useEndSelection(selected);
  useCloseOnBack(true, end);
  useEscape(end);
  const Bar = isAtBottom ? BottomBar : BlockBar;
  return <Bar selected={selected} isAtBottom={isAtBottom} />;
}
