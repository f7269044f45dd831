import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../controls/button.tsx';
import { DialogFrame } from '../dialog-frame.tsx';

/** Says that a day has a sheet already: there is one a day. */
export const SheetExistsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslate();
  return (
    <DialogFrame
      title={t('sheetExists.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('shell.close')}
        </Button>
      }
    >
      {t('sheetExists.text')}
    </DialogFrame>
  );
};
