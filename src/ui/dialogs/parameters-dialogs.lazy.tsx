import { useSelector } from '@xstate/react';
import { useAccount, useTransfer } from '../hooks/workspace-actors.tsx';
import { AccountDeletionDialog } from './account-deletion-dialog.tsx';
import { ImportPreviewDialog } from './import-preview/import-preview-dialog.tsx';
import { ImportRevertDialog } from './import-revert-dialog.tsx';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

/** The dialogs of the parameters screen, about the account and imports. */
export const ParametersDialogs = () => {
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
