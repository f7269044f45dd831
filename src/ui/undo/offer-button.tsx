import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useToaster } from '../hooks/actors.tsx';
import { useDroppedEdit } from '../hooks/workspace-actors.tsx';
import { UndoButton } from './undo-button.tsx';

/** Opens the dialog of a line again, with the changes that were dropped. */
const ResumeButton = ({ message }: { readonly message: string }) => {
  const { t } = useTranslation();
  const toaster = useToaster();
  const editing = useDroppedEdit();
  const isDropped = useSelector(editing, (snapshot) => snapshot?.matches('dropped') === true);
  if (!isDropped) return null;
  const resume = () => {
    toaster.send({ type: 'toast.dismissed' });
    editing?.send({ type: 'draft.resumed' });
  };
  return (
    <Button title={message} onClick={resume}>
      {t('entry.resume')}
    </Button>
  );
};

/** What a toast offers. */
export const OfferButton = (props: ComponentProps<typeof UndoButton>) =>
  props.toast.action === 'resume' ? <ResumeButton message={props.message} /> : <UndoButton {...props} />;
