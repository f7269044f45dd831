import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { forcedColors, narrowestPhone, touchOrNarrow } from '../../../theme/media-queries.ts';

const narrowerThan = (pixels: number) => `@container selection (width < ${pixels / 16}rem)`;

/** The number of selected rows and their sum. The sum is never truncated. */
export const Count = styled('p')({
  display: 'flex',
  flex: '1 1 0',
  gap: 8,
  minWidth: 0,
  margin: 0,
  fontWeight: 600,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > b': { fontWeight: 'inherit', fontVariantNumeric: 'tabular-nums' },
  // The reason of a disabled action, because touch has no hover to show a tooltip.
  '& > small': { flex: 1, fontWeight: 400, fontSize: '0.75rem', lineHeight: '16px', whiteSpace: 'normal' },
});

export const ActionButton = styled(Button)(({ theme: { vars } }) => ({
  flex: 'none',
  gap: 6,
  minHeight: 26,
  padding: '0 7px',
  fontSize: 'inherit',
  color: 'inherit',
  '&:hover, &[data-action="tick"]': { backgroundColor: vars.palette.action.selected },
  '&[aria-disabled="true"]': { backgroundColor: 'transparent' },
  '& [data-words="short"]': { display: 'none' },
}));

const shortWords = {
  '& [data-action] > [data-words]:has(+ [data-words="short"])': { display: 'none' },
  '& [data-action] > [data-words="short"]': { display: 'inline' },
} as const;

const bar = {
  containerName: 'selection',
  containerType: 'inline-size',
  whiteSpace: 'nowrap',
} as const;

export const BlockBarFrame = styled('div')(({ theme: { vars } }) => ({
  ...bar,
  position: 'absolute',
  inset: '0 0 auto',
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  height: '100%',
  maxHeight: 48,
  padding: '0 8px 0 var(--pad)',
  fontSize: '0.75rem',
  color: vars.palette.ledger.onAccentContainer,
  backgroundColor: vars.palette.ledger.accentContainer,
  boxShadow: `inset 0 1px 0 ${vars.palette.primary.main}`,
  [forcedColors]: { borderTop: '1px solid Highlight' },
  '& [data-action="remove"], & [data-action="end"]': {
    width: 26,
    padding: 0,
    '& > [data-words]': { display: 'none' },
  },
  [touchOrNarrow]: {
    fontSize: '0.8125rem',
    '& [data-action]': { minWidth: 44, minHeight: 44, fontSize: 'inherit' },
  },
  [narrowerThan(380)]: {
    ...shortWords,
  },
  [narrowerThan(335)]: {
    '& [data-action]': { width: 26, padding: 0 },
    '& [data-action] > [data-words]': { display: 'none' },
  },
}));

/** The bar at the bottom of a touch screen: the sum above a row of buttons. */
export const BottomBarFrame = styled('div')(({ theme: { vars, shape } }) => ({
  ...bar,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  // Covers the totals and reaches the edges of the bottom bar.
  margin: '-44px -8px -8px',
  padding: '0 8px 8px',
  fontSize: '0.9375rem',
  color: vars.palette.ledger.onAccentContainer,
  backgroundColor: vars.palette.ledger.accentContainer,
  boxShadow: `0 -1px 0 ${vars.palette.primary.main}`,
  '& > p': { flex: '1 0 calc(100% - 52px)', alignItems: 'center', height: 44, paddingLeft: 8 },
  '& .MuiButton-root[data-action]': {
    flex: '1 1 0',
    order: 2,
    // Keeps the buttons on one line, however long their labels are.
    minWidth: 0,
    height: 48,
    minHeight: 0,
    padding: '0 4px',
    borderRadius: shape.borderRadius,
    backgroundColor: vars.palette.background.paper,
    '& > [data-words]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  // Beside the sum, but last in the tab order.
  '& .MuiButton-root[data-action="end"]': {
    flex: 'none',
    order: 1,
    width: 44,
    height: 44,
    backgroundColor: 'transparent',
    '& > [data-words]': { display: 'none' },
  },
  ...shortWords,
  // Fits whole words.
  [narrowestPhone]: {
    columnGap: 6,
    fontSize: '0.8125rem',
    '& .MuiButton-root[data-action]': { gap: 4, padding: 0 },
  },
}));
