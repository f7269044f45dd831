import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import { sheetKeywords } from '../../../domain/sheet/sheet-keywords.ts';
import { useTranslation } from 'react-i18next';
import { useSheets } from '../../hooks/workspace-actors.tsx';
import { paths, showsSheet } from '../../shell/paths.ts';
import { useDateFormat } from '../../hooks/formats.ts';
import { focusShownDate } from '../../sheet/page/sheet-navigator.tsx';
import type { Command } from './command.ts';
import { useNavigateFromOverlay } from '../../hooks/close-on-back.ts';

/** Commands that show a sheet, newest first. On a screen without a sheet they go to the home screen. */
export function useSheetCommands(): readonly Command[] {
  const { t } = useTranslation();
  const format = useDateFormat();
  const actor = useSheets();
  const navigate = useNavigateFromOverlay();
  const isSheetShown = showsSheet(useLocation().pathname);
  const sheets = useSelector(actor, ({ context }) => context.sheets);
  const shown = useSelector(actor, ({ context }) => context.sheets[context.index]?.id);
  return useMemo(() => {
    const show = (id: string) => () => {
      const index = actor.getSnapshot().context.sheets.findIndex((sheet) => sheet.id === id);
      actor.send({ type: 'sheet.selected', index });
      if (isSheetShown) focusShownDate();
      else navigate(paths.home);
    };
    return sheets.map(({ id, date }) => ({
      id,
      icon: 'calendar' as const,
      label: format.sheet(toLocalDate(date)),
      keywords: sheetKeywords(date),
      ...(id === shown && { note: t('commands.shown') }),
      run: show(id),
    }));
  }, [actor, sheets, shown, format, t, isSheetShown, navigate]);
}
