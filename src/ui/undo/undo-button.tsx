import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Toast } from '../../machines/toaster/toast.ts';
import type { HistoryStep } from '../../machines/undo/undo.events.ts';
import { useUndo } from '../hooks/workspace-actors.tsx';
import { modText } from '../keyboard/key-combinations.ts';
import { useUndoRequest } from './undo-request.ts';

const KeyHint = styled('kbd')(({ theme }) => ({
  marginLeft: 8,
  font: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 400,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const isAbout = ({ key, values }: Toast, step: HistoryStep | undefined): boolean =>
  step?.toast !== undefined && step.toast.key === key && step.toast.values === values;

type UndoButtonProps = { readonly toast: Toast; readonly message: string; readonly onDone: () => void };

/** Undoes the edit of the toast, even if it is not the latest edit. Hidden if that is impossible. */
export const UndoButton = ({ toast, message, onDone }: UndoButtonProps) => {
  const { t } = useTranslation();
  const requestUndo = useUndoRequest('offer.accepted');
  const undone = useUndo();
  const isOffered = useSelector(undone, (snapshot) => isAbout(toast, snapshot?.context.offered));
  const isLatest = useSelector(undone, (snapshot) => isAbout(toast, snapshot?.context.steps.at(-1)));
  if (!isOffered) return null;
  const undo = () => {
    requestUndo();
    onDone();
  };
  return (
    <Button title={message} aria-keyshortcuts={isLatest ? 'Control+Z Meta+Z' : undefined} onClick={undo}>
      {t('shell.undo')}
      {isLatest && <KeyHint aria-hidden="true">{modText('Z')}</KeyHint>}
    </Button>
  );
};
