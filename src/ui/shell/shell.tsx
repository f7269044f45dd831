import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { coarsePointer } from '../theme/media-queries.ts';
import tokens from '../theme/tokens.json' with { type: 'json' };
import { contentId, SkipLink } from '../controls/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

type ShellProps = {
  /** Moves between sheets. */
  readonly navigator?: ReactNode;
  /** Says whether everything is saved. */
  readonly sync?: ReactNode;
  /** Shows the way to the screens of a signed-in person. */
  readonly signedIn?: boolean;
  readonly children: ReactNode;
};

const Landmarks = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  minHeight: '100dvh',
  // Clear of rounded corners and cameras.
  padding: 'env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left)',
  // Of the footer: the bar at the bottom of a phone, at its largest, covers nothing.
  '--bottom-room': 'env(safe-area-inset-bottom)',
  // On wider windows names and their amounts would stand too far apart to be read as one line.
  '--page-edge': `max(16px, (100% - ${tokens.size['page.width']}px) / 2)`,
  '--footer-height': '34px',
  [theme.breakpoints.up('md')]: { [coarsePointer]: { '--footer-height': '44px' } },
  '&:has([data-bottom-bar])': { '--bottom-room': 'calc(100px + env(safe-area-inset-bottom))' },
  '&:has([data-bottom-bar="expandable"])': { '--bottom-room': 'calc(160px + env(safe-area-inset-bottom))' },
  // The board fills the screen and scrolls inside its columns; a list of names is as long as it is, and the page scrolls.
  [theme.breakpoints.up('lg')]: { height: '100vh', '&:has([data-grows])': { height: 'auto' } },
}));

const Content = styled('main')({ '&:focus': { outline: 'none' } });

/** The landmarks around a screen. */
export const Shell = ({ navigator, sync, signedIn = false, children }: ShellProps) => (
  <Landmarks>
    <SkipLink />
    <Header navigator={navigator} sync={sync} signedIn={signedIn} />
    <Content id={contentId} tabIndex={-1}>
      {children}
    </Content>
    <Footer signedIn={signedIn} />
  </Landmarks>
);
