// First: the app's own styles must override these.
import { names } from 'virtual:home-styles';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AmountsAnnouncer } from '../../ui/amounts/amounts-announcer.tsx';
import { WorkspaceDialogs } from '../../ui/dialogs/workspace-dialogs.tsx';
import { LayoutProvider } from '../../ui/hooks/layout.tsx';
import { useDialogs, WorkspaceProvider } from '../../ui/hooks/workspace-actors.tsx';
import { lazyComponent, prefetchLazyComponents } from '../../ui/loading/lazy-component.ts';
import { LoadErrorBoundary } from '../../ui/loading/load-error-boundary.tsx';
import { NewExpenseIntentProvider } from '../../ui/sheet/entries/add-row/new-expense-intent.tsx';
import { paths, showsSheet } from '../../ui/shell/paths.ts';
import { SheetNavigator } from '../../ui/sheet/page/sheet-navigator.tsx';
import { Redirect } from '../../ui/shell/redirect.tsx';
import { Shell } from '../../ui/shell/shell.tsx';
import { ShortcutListener } from '../../ui/shortcuts/shortcut-listener.tsx';
import { SyncChip } from '../../ui/sync/sync-chip.tsx';
import { markStylesInserted } from '../../ui/theme/emotion-cache.ts';
import { registerInterfaceLanguages } from '../services/languages.ts';
import { afterStartup } from '../services/loading.ts';
import { LoadingContent } from './loading.tsx';

export { HomeScreen } from '../../ui/screens/home/home-screen.tsx';
export { SavingsScreen } from '../../ui/screens/savings/savings-screen.tsx';
export { ToastAction } from '../../ui/undo/toast-action.tsx';
export { ToastText } from '../../ui/undo/toast-text.tsx';
export { bindWorkspace } from '../effects/workspace.effects.ts';
export { createDataServices } from '../services/data-services.ts';
export { browserDevice } from '../services/device.ts';

markStylesInserted(names);
registerInterfaceLanguages();

export const ParametersScreen = lazyComponent(
  async () => (await import('../../ui/screens/parameters/parameters-screen.lazy.tsx')).ParametersScreen,
  LoadingContent,
);

/** The layout of every screen of a signed-in user. */
export const SignedInArea = () => {
  const { pathname } = useLocation();
  useEffect(() => afterStartup(prefetchLazyComponents), []);
  return (
    <WorkspaceProvider>
      <LayoutProvider>
        <NewExpenseIntentProvider>
          {/* Below the page it would add to its height. */}
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

/** Starts the sign-out, which asks about pending edits, and leads home, where that dialog opens. */
export const SignOutRedirect = () => (
  <WorkspaceProvider>
    <RequestSignOut />
  </WorkspaceProvider>
);

function RequestSignOut() {
  const dialogs = useDialogs();
  useEffect(() => dialogs.send({ type: 'signOut.requested' }), [dialogs]);
  return <Redirect to={paths.home} />;
}
