import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AmountsAnnouncer } from '../../ui/amounts/amounts-announcer.tsx';
import { WorkspaceDialogs } from '../../ui/dialogs/workspace-dialogs.tsx';
import { WorkspaceProvider } from '../../ui/hooks/workspace-actors.tsx';
import { NewExpenseIntentProvider } from '../../ui/sheet/entries/add-row/new-expense-intent.tsx';
import { LayoutProvider } from '../../ui/hooks/layout.tsx';
import { SheetNavigator } from '../../ui/sheet/page/sheet-navigator.tsx';
import { SyncChip } from '../../ui/sync/sync-chip.tsx';
import { prefetchLazyComponents } from '../../ui/loading/lazy-component.ts';
import { LoadErrorBoundary } from '../../ui/loading/load-error-boundary.tsx';
import { showsSheet } from '../../ui/shell/paths.ts';
import { ShortcutListener } from '../../ui/shortcuts/shortcut-listener.tsx';
import { Shell } from '../../ui/shell/shell.tsx';
import { afterStartup } from '../services/when-idle.ts';

/** The frame of every screen of a signed-in person. */
export const SignedInArea = () => {
  const { pathname } = useLocation();
  useEffect(() => afterStartup(prefetchLazyComponents), []);
  return (
    <WorkspaceProvider>
      <LayoutProvider>
        <NewExpenseIntentProvider>
          {/* Below the page it would lengthen it. */}
          <AmountsAnnouncer />
          <Shell navigator={showsSheet(pathname) && <SheetNavigator />} sync={<SyncChip />} signedIn>
            <Outlet />
          </Shell>
          <LoadErrorBoundary isOverlay>
            <WorkspaceDialogs />
          </LoadErrorBoundary>
          <ShortcutListener />
        </NewExpenseIntentProvider>
      </LayoutProvider>
    </WorkspaceProvider>
  );
};
