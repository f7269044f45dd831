import { use, useEffect } from 'react';
import { useI18n } from '../i18n/use-translate.ts';
import { Outlet, useLocation } from 'react-router-dom';
import { insideTexts } from '../i18n/create-i18n.ts';
import { warmUp } from './warm-up.ts';
import { whenIdle } from './when-idle.ts';
import { WorkspaceDialogs } from '../ui/dialogs/workspace-dialogs.tsx';
import { WorkspaceProvider } from '../ui/hooks/workspace-actors.tsx';
import { ExpenseWishProvider } from '../ui/sheet/expense-wish.tsx';
import { SheetNavigator } from '../ui/sheet/sheet-navigator.tsx';
import { SyncChip } from '../ui/sheet/sync-chip.tsx';
import { PartBoundary } from '../ui/shell/part-boundary.tsx';
import { paths } from '../ui/shell/paths.ts';
import { ShortcutListener } from '../ui/shortcuts/shortcut-listener.tsx';
import { Shell } from '../ui/shell/shell.tsx';

/** The frame of every screen of a signed-in person. */
export const SignedInArea = () => {
  const i18n = useI18n();
  use(insideTexts(i18n));
  useEffect(() => {
    const stopped = new AbortController();
    const cancel = whenIdle(() => void warmUp(i18n, stopped.signal));
    return () => {
      cancel();
      stopped.abort();
    };
  }, [i18n]);
  // Settings belong to no sheet.
  const showsSheet = useLocation().pathname !== paths.parameters;
  return (
    <WorkspaceProvider>
      <ExpenseWishProvider>
        <Shell navigator={showsSheet && <SheetNavigator />} sync={<SyncChip />} signedIn>
          <Outlet />
        </Shell>
        <PartBoundary isOverlay>
          <WorkspaceDialogs />
        </PartBoundary>
        <ShortcutListener />
      </ExpenseWishProvider>
    </WorkspaceProvider>
  );
};
