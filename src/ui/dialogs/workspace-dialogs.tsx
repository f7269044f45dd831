import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useDialogs } from '../hooks/actors.tsx';

const DeletionDialog = lazy(async () => ({ default: (await import('./deletion-dialog.tsx')).DeletionDialog }));
const NewSheetDialogs = lazy(async () => ({
  default: (await import('./new-sheet/new-sheet-dialogs.tsx')).NewSheetDialogs,
}));
const SheetRemovalDialog = lazy(async () => ({
  default: (await import('./sheet-removal-dialog.tsx')).SheetRemovalDialog,
}));
const DeductionsDialog = lazy(async () => ({
  default: (await import('./deductions/deductions-dialog.tsx')).DeductionsDialog,
}));

/** The dialogs of a signed-in person's work; each is downloaded when it opens first. */
export const WorkspaceDialogs = () => {
  const dialogs = useDialogs();
  const isDeletionOpen = useSelector(dialogs, (snapshot) => snapshot.hasTag('dialog:deletion'));
  const newSheet = useSelector(dialogs, ({ children }) => children.newSheet);
  const removal = useSelector(dialogs, ({ children }) => children.deleteSheet);
  const deductions = useSelector(dialogs, ({ children }) => children.deductions);
  return (
    <Suspense fallback={null}>
      {isDeletionOpen && <DeletionDialog />}
      {newSheet && <NewSheetDialogs newSheet={newSheet} />}
      {removal && <SheetRemovalDialog removal={removal} />}
      {deductions && <DeductionsDialog editor={deductions} />}
    </Suspense>
  );
};
