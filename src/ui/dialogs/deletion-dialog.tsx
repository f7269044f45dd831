import { useSelector } from '@xstate/react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useDialogs } from '../hooks/actors.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Open while the workspace asks whether a line may be deleted. */
export const DeletionDialog = () => {
  const translate = useTranslate();
  const dialogs = useDialogs();
  const name = useSelector(dialogs, ({ context }) => context.subject?.name);
  if (name === undefined) return null;
  return (
    <ConfirmDialog
      title={translate('deletion.title', { name })}
      consequence={translate('deletion.text')}
      confirm={translate('deletion.confirm')}
      onConfirm={() => {
        dialogs.send({ type: 'deletion.confirmed' });
      }}
      onCancel={() => {
        dialogs.send({ type: 'dialog.cancelled' });
      }}
    />
  );
};
