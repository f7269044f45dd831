import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Collection } from '../../../domain/sheet/sheet.ts';
import { SelectionBar } from '../list/selection/selection-bar.tsx';
import { useSelected } from '../list/selection/selected.ts';
import { ToastContainer } from '../../shell/toast-container.tsx';
import { forcedColors } from '../../theme/media-queries.ts';

// Fixed: the browser would scroll to a sticky bar whenever one of its fields takes the focus.
const Bar = styled(Paper)(({ theme: { vars, zIndex } }) => ({
  position: 'fixed',
  zIndex: zIndex.stickyBottom,
  right: 0,
  bottom: 0,
  left: 0,
  maxWidth: 640,
  margin: '0 auto',
  padding: `8px max(8px, env(safe-area-inset-right)) calc(8px + env(safe-area-inset-bottom))
    max(8px, env(safe-area-inset-left))`,
  backgroundColor: vars.palette.ledger.raised,
  boxShadow: `0 -1px 0 ${vars.palette.divider}`,
  [forcedColors]: { border: '1px solid ButtonBorder' },
}));

const Strip = styled('div')({ position: 'relative', height: 44, margin: '-8px -8px 0', padding: '0 8px' });

const Totals = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignContent: 'center',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '100%',
  padding: '0 8px',
  fontSize: '0.8125rem',
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& .amount': { marginLeft: 6, fontWeight: 600 },
  '& .amount:not(.is-positive)': { color: vars.palette.text.primary },
  // A single total stays beside its label.
  '& > .amount': { marginRight: 'auto' },
}));

type BottomBarProps = {
  /** The list above the bar. While rows of this list are selected, the bar shows the actions of the selection. */
  readonly collection: Collection;
  readonly totals: ReactNode;
  /** Whether the form expands to two lines. */
  readonly isExpandable?: boolean;
  readonly children: ReactNode;
};

/**
 * The totals of a list and its add form, fixed to the bottom of the screen. Toasts cover the totals. The page reserves the height
 * of the open form, so that opening it moves no row.
 */
export function BottomBar({ collection, totals, isExpandable = false, children }: BottomBarProps) {
  const isSelecting = useSelected(collection) !== undefined;
  return (
    <Bar square elevation={0} data-bottom-bar={isExpandable ? 'expandable' : ''}>
      <Strip data-selecting={isSelecting || undefined}>
        {!isSelecting && <Totals>{totals}</Totals>}
        <ToastContainer />
      </Strip>
      {isSelecting ? <SelectionBar collection={collection} isAtBottom /> : children}
    </Bar>
  );
}
