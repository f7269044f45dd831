import { styled } from '@mui/material/styles';
import { useClosed } from '../blocks/block.tsx';
import { latePart } from '../../shell/late-part.ts';

/**
 * What is in the block, as high in each of its states: the picture, its legend, three rows, a button, the edge below. Higher only where the
 * amounts are so long that a row has no room for its name. The fields of a pointer and of a thumb differ.
 */
export const ForecastBody = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  '--scale-room': '0px',
  minHeight: 219,
  padding: '0 calc(var(--edge) + var(--action)) 8px var(--pad)',
  [theme.breakpoints.down('md')]: { '--scale-room': '44px', minHeight: 284, padding: '0 16px 8px' },
}));

const Room = styled('div')({ flexShrink: 0, paddingTop: 'calc(var(--bar) + 1px)' });

// Nothing moves while it comes.
export const BlockRoom = () => <Room>{useClosed('projection') ? undefined : <ForecastBody />}</Room>;

/** The same day by day, for those who open it. */
export const LateForecastPanel = latePart(async () => (await import('./forecast-panel.tsx')).ForecastPanel);

/** What is to come is computed and drawn once the sheet is on show. */
export const LateForecast = latePart(async () => (await import('./forecast-block.tsx')).ForecastBlock, BlockRoom);
