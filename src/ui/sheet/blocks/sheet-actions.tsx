import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { PrintButton } from '../../paper/print-button.tsx';
import { useSheetRequests } from '../sheet-requests.ts';

/** Makes another sheet, prints this one, or removes it where it is not the only one. */
export function SheetActions() {
  const { t } = useTranslation();
  const { hasContent, isOnly, requestNewSheet, requestRemoval } = useSheetRequests();
  return (
    <div className="sheet-actions">
      <Button
        variant="tonal"
        disabled={!hasContent}
        aria-haspopup="dialog"
        onClick={requestNewSheet}
        startIcon={<Icon name="plus" />}
      >
        {t('situation.newSheet')}
      </Button>
      <PrintButton disabled={!hasContent} />
      <IconButton
        aria-label={t('situation.removeSheet')}
        color="outlined"
        title={t(isOnly ? 'situation.onlySheet' : 'situation.removeSheet')}
        disabled={isOnly || !hasContent}
        aria-haspopup="dialog"
        onClick={requestRemoval}
      >
        <Icon name="trash" />
      </IconButton>
    </div>
  );
}
