import { useSelector } from '@xstate/react';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { DeletionSubject } from '../../machines/dialogs/dialogs.events.ts';
import { useDialogs } from '../hooks/workspace-actors.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const lineText = 'deletion.lineText';

const consequences: Record<DeletionSubject['collection'], MessageKey> = {
  in: lineText,
  moneySaving: lineText,
  outDay: lineText,
  outMonth: lineText,
  provisions: lineText,
  operations: 'deletion.operationText',
  categories: 'deletion.categoryText',
};

/** Asks before a line, an operation or a category is deleted. */
export const DeletionDialog = () => {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const subject = useSelector(dialogs, ({ context }) => context.deletion?.subject);
  if (!subject) return null;
  return (
    <ConfirmDialog
      title={t('deletion.title', { name: subject.name })}
      consequence={t(consequences[subject.collection])}
      confirm={t('deletion.confirm')}
      onConfirm={() => {
        dialogs.send({ type: 'deletion.confirmed' });
      }}
      onCancel={() => {
        dialogs.send({ type: 'dialog.cancelled' });
      }}
    />
  );
};
