import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../shell/dialog-frame.tsx';
import { useEditing } from '../../../hooks/workspace-actors.tsx';
import { usePauseRefreshWhileEditing } from '../fields/pause-refresh-while-editing.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingTop: 8,
  color: theme.vars.palette.text.primary,
}));

type LineDialogProps = {
  readonly title: string;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** The dialog of a line, with fields and buttons to save and to delete the line. */
export function LineDialog({ title, canSave, onSave, onRemove, children }: LineDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const editing = useEditing();
  usePauseRefreshWhileEditing();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    editing.send({ type: 'dialog.closed' });
    onSave();
  };
  const cancel = () => editing.send({ type: 'dialog.cancelled' });
  // Cancelling keeps the typed texts for a user who does not confirm the removal.
  const remove = () => {
    cancel();
    onRemove();
  };
  const actions = (
    <>
      <Button variant="outlined" onClick={remove}>
        {t('entry.delete')}
      </Button>
      <Button variant="contained" type="submit" form={formId} disabled={!canSave}>
        {t('entry.save')}
      </Button>
    </>
  );
  return (
    <DialogFrame isForm title={title} closeLabel={t('shell.cancel')} actions={actions} onClose={cancel}>
      <Form id={formId} onSubmit={save}>
        {children}
      </Form>
    </DialogFrame>
  );
}
