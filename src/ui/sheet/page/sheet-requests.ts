import { useSelector } from '@xstate/react';
import { useDialogs, useSheets } from '../../hooks/workspace-actors.tsx';

/** Actions on the shown sheet as a whole, used by its buttons and the command palette. */
export const useSheetRequests = () => {
  const sheets = useSheets();
  const dialogs = useDialogs();
  const sheet = useSelector(sheets, ({ children }) => children.sheet);
  const hasContent = useSelector(sheet, (snapshot) => snapshot?.context.content !== undefined);
  const isOnly = useSelector(sheets, ({ context }) => context.sheets.length <= 1);
  const shownNow = () => {
    const { sheet: shown, content } = sheet?.getSnapshot().context ?? {};
    return shown && content && { sheet: shown, content };
  };
  return {
    hasContent,
    isOnly,
    requestNewSheet: () => {
      const shown = shownNow();
      if (shown) {
        dialogs.send({ type: 'newSheet.requested', sheets: sheets.getSnapshot().context.sheets, shown });
      }
    },
    requestRemoval: () => {
      const shown = shownNow();
      if (shown) dialogs.send({ type: 'sheetRemoval.requested', ...shown });
    },
  };
};
