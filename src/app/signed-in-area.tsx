import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { insideTexts } from '../i18n/create-i18n.ts';
import { WorkspaceDialogs } from '../ui/dialogs/workspace-dialogs.tsx';
import { browserDevice } from './device.ts';
import { warmUp } from './warm-up.ts';
import { WorkspaceProvider } from '../ui/hooks/actors.tsx';
import { SheetNavigator } from '../ui/sheet/sheet-navigator.tsx';
import { SyncChip } from '../ui/sheet/sync-chip.tsx';
import { paths } from '../ui/shell/paths.ts';
import { Shell } from '../ui/shell/shell.tsx';
import { AppThemeProvider } from '../ui/theme/app-theme-provider.tsx';
import { UndoShortcut } from '../ui/undo/undo-shortcut.tsx';

/** The frame of every screen of a signed-in person. */
export const SignedInArea = () => {
  const { i18n } = useTranslation();
  use(insideTexts(i18n));
  useEffect(() => {
    const stopped = new AbortController();
    const cancel = browserDevice.whenIdle(() => void warmUp(i18n, stopped.signal));
    return () => {
      cancel();
      stopped.abort();
    };
  }, [i18n]);
  // Settings belong to no sheet.
  const showsSheet = useLocation().pathname !== paths.parameters;
  return (
    <AppThemeProvider>
      <WorkspaceProvider>
        <Shell navigator={showsSheet && <SheetNavigator />} sync={<SyncChip />} signedIn>
          <Outlet />
        </Shell>
        <WorkspaceDialogs />
        <UndoShortcut />
      </WorkspaceProvider>
    </AppThemeProvider>
  );
};
