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
  /** Shows whether everything is saved. */
  readonly sync?: ReactNode;
  /** Shows the navigation and the commands. */
  readonly signedIn?: boolean;
  readonly children: ReactNode;
};

const Landmarks = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  minHeight: '100dvh',
  // Keeps content clear of rounded corners and camera cut-outs.
  padding: 'env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left)',
  // The space below the footer, so that the open bottom bar of a phone covers no content.
  '--bottom-space': 'env(safe-area-inset-bottom)',
  // Limits the width, so that names and their amounts stay close enough to read as one line.
  '--page-edge': `max(16px, (100% - ${tokens.size['page.width']}px) / 2)`,
  '--footer-height': '34px',
  [theme.breakpoints.up('md')]: { [coarsePointer]: { '--footer-height': '44px' } },
  '&:has([data-bottom-bar])': { '--bottom-space': 'calc(100px + env(safe-area-inset-bottom))' },
  '&:has([data-bottom-bar="expandable"])': { '--bottom-space': 'calc(160px + env(safe-area-inset-bottom))' },
  // The board fills the screen and scrolls in its columns. With a list of names (`data-grows`), the page scrolls.
  [theme.breakpoints.up('lg')]: { height: '100vh', '&:has([data-grows])': { height: 'auto' } },
}));

const Content = styled('main')({ '&:focus': { outline: 'none' } });

/** The header, main and footer landmarks around a screen. */
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
