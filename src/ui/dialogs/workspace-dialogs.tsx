import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useAccount, useDialogs, useTransfer } from '../hooks/actors.tsx';

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
const ReauthenticationDialog = lazy(async () => ({
  default: (await import('./reauthentication/reauthentication-dialog.tsx')).ReauthenticationDialog,
}));
const AccountDeletionDialog = lazy(async () => ({
  default: (await import('./account-deletion/account-deletion-dialog.tsx')).AccountDeletionDialog,
}));
const ImportPreviewDialog = lazy(async () => ({
  default: (await import('./import-preview/import-preview-dialog.tsx')).ImportPreviewDialog,
}));
const ImportRevertDialog = lazy(async () => ({
  default: (await import('./import-revert/import-revert-dialog.tsx')).ImportRevertDialog,
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
      <AccountDialogs />
    </Suspense>
  );
};

const AccountDialogs = () => {
  const account = useAccount();
  const transfer = useTransfer();
  const reauthentication = useSelector(account, ({ children }) => children.reauthentication);
  const isDeletionOpen = useSelector(account, (snapshot) => snapshot.hasTag('dialog:accountDeletion'));
  const isPreviewOpen = useSelector(transfer, (snapshot) => snapshot.hasTag('dialog:importPreview'));
  const isRevertOpen = useSelector(transfer, (snapshot) => snapshot.hasTag('dialog:importRevert'));
  return (
    <>
      {reauthentication && <ReauthenticationDialog reauthentication={reauthentication} />}
      {isDeletionOpen && <AccountDeletionDialog />}
      {isPreviewOpen && <ImportPreviewDialog />}
      {isRevertOpen && <ImportRevertDialog />}
    </>
  );
};
