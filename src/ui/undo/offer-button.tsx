import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResumeAction } from '../../machines/toaster/toast.ts';
import { useToaster } from '../hooks/actors.tsx';
import { useDropped } from '../hooks/workspace-actors.tsx';
import { UndoButton } from './undo-button.tsx';

type OfferButtonProps = ComponentProps<typeof UndoButton>;

type ResumeButtonProps = Pick<OfferButtonProps, 'message' | 'onDone'> & { readonly action: ResumeAction };

/** Opens a form again, with what was dropped. */
const ResumeButton = ({ action, message, onDone }: ResumeButtonProps) => {
  const { t } = useTranslation();
  const toaster = useToaster();
  const dropped = useDropped(action);
  const isDropped = useSelector(dropped, (snapshot) => snapshot?.matches('dropped') === true);
  if (!isDropped) return null;
  const resume = () => {
    toaster.send({ type: 'toast.dismissed' });
    // A form that opens takes the focus, and gives it back there.
    onDone();
    dropped?.send({ type: 'draft.resumed' });
  };
  return (
    <Button title={message} onClick={resume}>
      {t('entry.resume')}
    </Button>
  );
};

/** What a toast offers. */
export const OfferButton = (props: OfferButtonProps) => {
  const { toast, message, onDone } = props;
  const { action = 'undo' } = toast;
  return action === 'undo' ? (
    <UndoButton {...props} />
  ) : (
    <ResumeButton action={action} message={message} onDone={onDone} />
  );
};
