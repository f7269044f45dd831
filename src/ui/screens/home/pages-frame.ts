import { styled } from '@mui/material/styles';
import './pages.css';

/** At least as high as the space between the app's header and footer. */
export const PagesFrame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - 104px - var(--footer-height) - var(--bottom-space))',
  maxWidth: 640,
  margin: '0 auto',
  // The page scrolls.
  '& .rows': { overflow: 'visible' },
});

/** Opaque, because rows scroll under the card. */
export const CardBackground = styled('div')(({ theme }) => ({
  display: 'flow-root',
  backgroundColor: theme.vars.palette.background.default,
}));

export const TabPanel = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  borderTop: 'var(--hairline)',
  backgroundColor: theme.vars.palette.background.paper,
  '& > section:only-child': { flex: 1 },
}));
