import { useSelector } from '@xstate/react';
import type { ConfirmSignOutRef } from '../../machines/confirm-sign-out/confirm-sign-out.machine.ts';
import { useAccount, useDialogs, useTransfer } from '../hooks/workspace-actors.tsx';
import { lazyComponent } from '../loading/lazy-component.ts';

const DeletionDialog = lazyComponent(async () => (await import('./deletion-dialog.lazy.tsx')).DeletionDialog);
const CommandsDialog = lazyComponent(async () => (await import('./commands/commands-dialog.lazy.tsx')).CommandsDialog);
const ShortcutsDialog = lazyComponent(
  async () => (await import('../shortcuts/shortcuts-dialog.lazy.tsx')).ShortcutsDialog,
);
const NewSheetDialog = lazyComponent(
  async () => (await import('./new-sheet/new-sheet-dialog.lazy.tsx')).NewSheetDialog,
);
const SheetRemovalDialog = lazyComponent(
  async () => (await import('./sheet-removal-dialog.lazy.tsx')).SheetRemovalDialog,
);
const DeductionsDialog = lazyComponent(
  async () => (await import('./deductions/deductions-dialog.lazy.tsx')).DeductionsDialog,
);
const DueDaysDialog = lazyComponent(async () => (await import('./due-days-dialog.lazy.tsx')).DueDaysDialog);
const PasteDialog = lazyComponent(async () => (await import('./paste/paste-dialog.lazy.tsx')).PasteDialog);
const SignOutDialog = lazyComponent(async () => (await import('./sign-out/sign-out-dialog.lazy.tsx')).SignOutDialog);
const MergeDialog = lazyComponent(async () => (await import('./merge-dialog.lazy.tsx')).MergeDialog);
const ParametersDialogs = lazyComponent(async () => (await import('./parameters-dialogs.lazy.tsx')).ParametersDialogs);

export const WorkspaceDialogs = () => {
  const dialogs = useDialogs();
  const isDeletionOpen = useSelector(dialogs, (snapshot) => snapshot.hasTag('dialog:deletion'));
  const isPasteOpen = useSelector(dialogs, (snapshot) => snapshot.hasTag('dialog:paste'));
  const newSheet = useSelector(dialogs, ({ children }) => children.newSheet);
  const removal = useSelector(dialogs, ({ children }) => children.deleteSheet);
  const confirmSignOut = useSelector(dialogs, ({ children }) => children.confirmSignOut);
  const merge = useSelector(dialogs, ({ children }) => children.merge);
  const isParametersDialogOpen = useIsParametersDialogOpen();
  return (
    <>
      {isDeletionOpen && <DeletionDialog />}
      {newSheet && <NewSheetDialog newSheet={newSheet} />}
      {removal && <SheetRemovalDialog removal={removal} />}
      <LineDialogs />
      {isPasteOpen && <PasteDialog />}
      {merge && <MergeDialog merge={merge} />}
      {confirmSignOut && <ConfirmSignOut confirmSignOut={confirmSignOut} />}
      <KeyboardDialogs />
      {isParametersDialogOpen && <ParametersDialogs />}
    </>
  );
};

const ConfirmSignOut = ({ confirmSignOut }: { readonly confirmSignOut: ConfirmSignOutRef }) => {
  // Opens after the first count of pending edits, and stays open while they are counted again.
  const isOpen = useSelector(confirmSignOut, ({ context }) => context.waiting > 0);
  return isOpen && <SignOutDialog confirmSignOut={confirmSignOut} />;
};

const LineDialogs = () => {
  const dialogs = useDialogs();
  const deductions = useSelector(dialogs, ({ children }) => children.deductions);
  const dueDays = useSelector(dialogs, ({ children }) => children.dueDays);
  return (
    <>
      {deductions && <DeductionsDialog editor={deductions} />}
      {dueDays && <DueDaysDialog dueDays={dueDays} />}
    </>
  );
};

const KeyboardDialogs = () => {
  const dialogs = useDialogs();
  const isCommandsOpen = useSelector(dialogs, (snapshot) => snapshot.hasTag('dialog:commands'));
  const isShortcutsOpen = useSelector(dialogs, (snapshot) => snapshot.hasTag('dialog:shortcuts'));
  return (
    <>
      {isCommandsOpen && <CommandsDialog />}
      {isShortcutsOpen && <ShortcutsDialog />}
    </>
  );
};

const useIsParametersDialogOpen = (): boolean => {
  const isAccountDialogOpen = useSelector(
    useAccount(),
    (snapshot) => snapshot.children.reauthentication !== undefined || snapshot.hasTag('dialog:accountDeletion'),
  );
  const isImportDialogOpen = useSelector(
    useTransfer(),
    (snapshot) => snapshot.hasTag('dialog:importPreview') || snapshot.hasTag('dialog:importRevert'),
  );
  return isAccountDialogOpen || isImportDialogOpen;
};
