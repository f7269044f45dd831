import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountFormat } from '../../domain/money/amount-format.ts';
import type { ResumeAction, Toast } from '../../machines/toaster/toast.ts';
import { useToaster } from '../hooks/actors.tsx';
import { useAmountFormat } from '../hooks/formats.ts';
import { useDroppedDraft, useShownSheet, useUndo, WorkspaceProvider } from '../hooks/workspace-actors.tsx';
import { shortcuts } from '../keyboard/shortcuts.ts';
import { useToastText } from './toast-text.tsx';
import { UndoButton } from './undo-button.tsx';
import { useUndoRequest } from './undo-request.ts';

type ToastActionProps = ComponentProps<typeof UndoButton>;

type ResumeButtonProps = Pick<ToastActionProps, 'message' | 'onDone'> & { readonly action: ResumeAction };

/** Opens the form again with its dropped draft. */
const ResumeButton = ({ action, message, onDone }: ResumeButtonProps) => {
  const { t } = useTranslation();
  const toaster = useToaster();
  const dropped = useDroppedDraft(action);
  const isDropped = useSelector(dropped, (snapshot) => snapshot?.matches('dropped') === true);
  if (!isDropped) return null;
  const resume = () => {
    toaster.send({ type: 'toast.dismissed' });
    // Restores the focus before the form opens: the form returns the focus there later.
    onDone();
    dropped?.send({ type: 'draft.resumed' });
  };
  return (
    <Button title={message} onClick={resume}>
      {t('entry.resume')}
    </Button>
  );
};

const followUpText = ({ key, amounts }: Toast, t: TFunction, amount: AmountFormat['amount']): string => {
  if (key === 'notice.provisionWorth') return t('provisions.keepTotal', { amount: amount(amounts?.['kept'] ?? '0') });
  return t(key === 'notice.receiveIncome' ? 'forecast.received' : 'provisions.countPayment');
};

/** Makes the edit that the toast suggests. */
const FollowUpButton = ({ toast, onDone }: Pick<ToastActionProps, 'toast' | 'onDone'>) => {
  const { t } = useTranslation();
  const { amount } = useAmountFormat();
  const toaster = useToaster();
  const text = useToastText(toast);
  const sheet = useShownSheet();
  const isOffered = useSelector(sheet, (snapshot) => snapshot?.context.followUp !== undefined);
  if (!isOffered) return null;
  const accept = () => {
    // Called before the edit, whose own toast would be dismissed otherwise.
    toaster.send({ type: 'toast.dismissed' });
    sheet?.send({ type: 'followUp.accepted' });
    onDone();
  };
  return (
    <Button title={text} onClick={accept}>
      {followUpText(toast, t, amount)}
    </Button>
  );
};

const RedoButton = ({ message, onDone }: Pick<ToastActionProps, 'message' | 'onDone'>) => {
  const { t } = useTranslation();
  const requestRedo = useUndoRequest('redo.requested');
  const canRedo = useSelector(useUndo(), (snapshot) => snapshot?.can({ type: 'redo.requested' }) ?? false);
  if (!canRedo) return null;
  const redo = () => {
    requestRedo();
    onDone();
  };
  return (
    <Button title={message} aria-keyshortcuts={shortcuts.redo.aria} onClick={redo}>
      {t('entry.redo')}
    </Button>
  );
};

export const ToastAction = (props: ToastActionProps) => {
  const { toast, message, onDone } = props;
  const { action = 'undo' } = toast;
  if (action === 'undo') return <UndoButton {...props} />;
  if (action === 'redo') return <RedoButton message={message} onDone={onDone} />;
  if (action === 'followUp')
    return (
      <WorkspaceProvider>
        <FollowUpButton toast={toast} onDone={onDone} />
      </WorkspaceProvider>
    );
  return <ResumeButton action={action} message={message} onDone={onDone} />;
};
