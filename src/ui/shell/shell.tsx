import type { ReactNode } from 'react';
import { contentId, SkipLink } from '../controls/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import './shell.css';

type ShellProps = {
  /** Moves between sheets. */
  readonly navigator?: ReactNode;
  /** Tells whether everything is saved. */
  readonly sync?: ReactNode;
  /** Shows the way to the screens of a signed-in person. */
  readonly signedIn?: boolean;
  readonly children: ReactNode;
};

/** The landmarks around a screen. */
export const Shell = ({ navigator, sync, signedIn = false, children }: ShellProps) => (
  <div className="shell">
    <SkipLink />
    <Header navigator={navigator} sync={sync} signedIn={signedIn} />
    <main id={contentId} className="shell-content" tabIndex={-1}>
      {children}
    </main>
    <Footer signedIn={signedIn} />
  </div>
);
