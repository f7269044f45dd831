import { loadPaper } from '../ui/paper/print-out.tsx';

/** What a signed-in person may open later: each is a chunk that could not be loaded any more without a network. */
const chunks: readonly (() => Promise<unknown>)[] = [
  loadPaper,
  () => import('../ui/sync/sync-panel.tsx'),
  () => import('../ui/dialogs/commands/commands-dialog.tsx'),
  () => import('../ui/dialogs/shortcuts/shortcuts-dialog.tsx'),
  () => import('../ui/dialogs/deletion-dialog.tsx'),
  () => import('../ui/dialogs/new-sheet/new-sheet-dialogs.tsx'),
  () => import('../ui/dialogs/sheet-removal-dialog.tsx'),
  () => import('../ui/dialogs/deductions/deductions-dialog.tsx'),
  () => import('../ui/dialogs/departure/departure-dialog.tsx'),
  () => import('../ui/dialogs/merge/merge-dialog.tsx'),
  () => import('../ui/sheet/line-dialog/entry-dialog.tsx'),
  () => import('../ui/sheet/line-dialog/provision-dialog.tsx'),
  () => import('../ui/date-picker/popup.tsx'),
  () => import('../ui/date-picker/calendar.tsx'),
  () => import('../ui/screens/parameters/parameters-screen.tsx'),
];

/** Loads one after the other what is not on show yet; what fails now is loaded when it is opened. */
export async function warmUp(signal: AbortSignal): Promise<void> {
  for (const load of chunks) {
    if (signal.aborted) return;
    await load().catch(() => {});
  }
}
