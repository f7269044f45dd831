import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/button.tsx';
import { Icon } from '../../controls/icon.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { PrintButton } from '../../paper/print-button.tsx';
import { useSheetRequests } from '../sheet-requests.ts';

/** Makes another sheet, prints this one, or removes it where it is not the only one. */
export function SheetActions() {
  const { t } = useTranslation();
  const { hasContent, isOnly, requestNewSheet, requestRemoval } = useSheetRequests();
  return (
    <div className="sheet-actions">
      <Button variant="tonal" disabled={!hasContent} aria-haspopup="dialog" onClick={requestNewSheet}>
        <Icon name="plus" />
        {t('situation.newSheet')}
      </Button>
      <PrintButton disabled={!hasContent} />
      <IconButton
        icon="trash"
        outlined
        label={t('situation.removeSheet')}
        title={t(isOnly ? 'situation.onlySheet' : 'situation.removeSheet')}
        disabled={isOnly || !hasContent}
        aria-haspopup="dialog"
        onClick={requestRemoval}
      />
    </div>
  );
}
