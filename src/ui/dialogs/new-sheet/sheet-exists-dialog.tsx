import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../dialog-frame.tsx';

/** Says that a day has a sheet already: there is one a day. */
export const SheetExistsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <DialogFrame
      title={t('sheetExists.title')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('shell.close')}
        </Button>
      }
    >
      {t('sheetExists.text')}
    </DialogFrame>
  );
};
