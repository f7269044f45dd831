import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { DepartureRef } from '../../machines/departure/departure.machine.ts';
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
const DepartureDialog = lazy(async () => ({
  default: (await import('./departure/departure-dialog.tsx')).DepartureDialog,
}));
const MergeDialog = lazy(async () => ({ default: (await import('./merge/merge-dialog.tsx')).MergeDialog }));
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
  const departure = useSelector(dialogs, ({ children }) => children.departure);
  const merge = useSelector(dialogs, ({ children }) => children.merge);
  return (
    <Suspense fallback={null}>
      {isDeletionOpen && <DeletionDialog />}
      {newSheet && <NewSheetDialogs newSheet={newSheet} />}
      {removal && <SheetRemovalDialog removal={removal} />}
      {deductions && <DeductionsDialog editor={deductions} />}
      {merge && <MergeDialog merge={merge} />}
      {departure && <Departure departure={departure} />}
      <AccountDialogs />
    </Suspense>
  );
};

const Departure = ({ departure }: { readonly departure: DepartureRef }) => {
  // Nothing is asked until something is known to wait; counted once more after sending, the dialog keeps its place.
  const isAsked = useSelector(departure, ({ context }) => context.waiting > 0);
  return isAsked && <DepartureDialog departure={departure} />;
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
