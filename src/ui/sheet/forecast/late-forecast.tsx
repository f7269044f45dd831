import { styled } from '@mui/material/styles';
import { useClosed } from '../blocks/block.tsx';
import { latePart } from '../../shell/late-part.ts';

const Place = styled('div')(({ theme }) => ({
  flexShrink: 0,
  height: 'var(--forecast-height)',
  '--forecast-height': 'calc(var(--bar) + 139px)',
  '&[data-closed]': { '--forecast-height': 'var(--bar)' },
  [theme.breakpoints.down('md')]: { '--forecast-height': 'calc(var(--bar) + 167px)' },
}));

// Nothing moves while it comes.
const Room = () => <Place data-closed={useClosed('projection') || undefined} />;

/** The same day by day, for those who open it. */
export const LateForecastPanel = latePart(async () => (await import('./forecast-panel.tsx')).ForecastPanel);

/** What is to come is computed and drawn once the sheet is on show. */
export const LateForecast = latePart(async () => (await import('./forecast-block.tsx')).ForecastBlock, Room);
