import { useSelector } from '@xstate/react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../controls/button.tsx';
import { Icon } from '../../controls/icon.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { useDialogs, useSheet, useSheets } from '../../hooks/actors.tsx';
import { useHasContent } from '../sheet-data.ts';

/** Makes another sheet, or removes this one where it is not the only one. */
export function SheetActions() {
  const t = useTranslate();
  const hasContent = useHasContent();
  const isOnly = useSelector(useSheets(), ({ context }) => context.sheets.length <= 1);
  const { requestNewSheet, requestRemoval } = useSheetRequests();
  return (
    <div className="sheet-actions">
      <Button variant="tonal" disabled={!hasContent} aria-haspopup="dialog" onClick={requestNewSheet}>
        <Icon name="plus" />
        {t('situation.newSheet')}
      </Button>
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

const useSheetRequests = () => {
  const sheets = useSheets();
  const sheet = useSheet();
  const dialogs = useDialogs();
  return {
    requestNewSheet: () => {
      const { sheet: shown, content } = sheet.getSnapshot().context;
      if (!content) return;
      dialogs.send({
        type: 'newSheet.requested',
        sheets: sheets.getSnapshot().context.sheets,
        shown: { sheet: shown, content },
      });
    },
    requestRemoval: () => {
      const { sheet: shown, content } = sheet.getSnapshot().context;
      if (content) dialogs.send({ type: 'sheetRemoval.requested', sheet: shown, content });
    },
  };
};
