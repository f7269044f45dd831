import { useSelector } from '@xstate/react';
import { useEditing, useSheet } from '../../hooks/workspace-actors.tsx';
import { CopiedEntryDialog } from '../entries/line-dialog/copied-entry-dialog.tsx';
import { EntryDialog } from '../entries/line-dialog/entry-dialog.tsx';
import { ProvisionDialog } from '../provisions/provision-dialog.tsx';

export function OpenedLine() {
  const edited = useSelector(useEditing(), ({ context }) => context.dialog);
  const sheetId = useSelector(useSheet(), ({ context }) => context.sheet.id);
  if (edited?.sheetId !== sheetId) return null;
  if (edited.collection === 'provisions') return <ProvisionDialog key={edited.id} edited={edited} />;
  const Dialog = edited.line.copy === '' ? EntryDialog : CopiedEntryDialog;
  return <Dialog key={edited.id} edited={edited} />;
}
