import { Outlet } from 'react-router-dom';
import { WorkspaceDialogs } from '../ui/dialogs/workspace-dialogs.tsx';
import { WorkspaceProvider } from '../ui/hooks/actors.tsx';
import { SheetNavigator } from '../ui/sheet/sheet-navigator.tsx';
import { SyncChip } from '../ui/sheet/sync-chip.tsx';
import { Shell } from '../ui/shell/shell.tsx';
import { AppThemeProvider } from '../ui/theme/app-theme-provider.tsx';

/** The frame of every screen of a signed-in person. */
export const SignedInArea = () => (
  <AppThemeProvider>
    <WorkspaceProvider>
      <Shell navigator={<SheetNavigator />} sync={<SyncChip />} signedIn>
        <Outlet />
      </Shell>
      <WorkspaceDialogs />
    </WorkspaceProvider>
  </AppThemeProvider>
);
