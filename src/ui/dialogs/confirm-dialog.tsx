import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../shell/dialog-frame.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  /** Explains what happens, and whether it can be undone. */
  readonly consequence: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before data is deleted. */
export const ConfirmDialog = ({ title, consequence, confirm, onConfirm, onCancel }: ConfirmDialogProps) => {
  const { t } = useTranslation();
  return (
    <DialogFrame
      title={title}
      minHeight={150}
      onClose={onCancel}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an accidental Enter must not delete data */}
          <Button autoFocus onClick={onCancel}>
            {t('shell.cancel')}
          </Button>
          <Button variant="contained" color="error" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {consequence}
    </DialogFrame>
  );
};
