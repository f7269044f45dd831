import { styled } from '@mui/material/styles';
import './pages.css';

/** As high as the window at least, between the header and the footer. */
export const PagesFrame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - 104px - var(--footer-height) - var(--bottom-room))',
  maxWidth: 640,
  margin: '0 auto',
  // The page scrolls.
  '& .rows': { overflow: 'visible' },
});

/** The card above the tabs, with what is around it: rows go under it. */
export const CardPlace = styled('div')(({ theme }) => ({
  display: 'flow-root',
  backgroundColor: theme.vars.palette.background.default,
}));

/** What a tab shows. */
export const PagePanel = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  borderTop: 'var(--hairline)',
  backgroundColor: theme.vars.palette.background.paper,
  '& > section:only-child': { flex: 1 },
}));
