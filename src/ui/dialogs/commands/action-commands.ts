import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import {
  useAreAmountsHidden,
  useDialogs,
  useParameters,
  useToggleAmounts,
  useUndo,
} from '../../hooks/workspace-actors.tsx';
import { useToggleForecast } from '../../sheet/forecast/forecast-open.ts';
import { useNewExpense } from '../../sheet/entries/add-row/new-expense-intent.tsx';
import { useUnpaidOnly } from '../../hooks/sheet-data.ts';
import { useSheetRequests } from '../../sheet/page/sheet-requests.ts';
import { paths, showsSheet } from '../../shell/paths.ts';
import { useSignOut } from '../../shell/sign-out.ts';
import { useUndoRequest } from '../../undo/undo-request.ts';
import type { Command } from './command.ts';
import { useIsDark } from '../../theme/theme-choice.ts';
import { useNavigateFromOverlay } from '../../hooks/close-on-back.ts';

const noCommands: readonly Command[] = [];

/** Actions on the shown sheet. Those that only change the home screen go there first. */
function useSheetActions(): readonly Command[] {
  const { t } = useTranslation();
  const navigate = useNavigateFromOverlay();
  const parameters = useParameters();
  const { pathname } = useLocation();
  const addExpense = useNewExpense();
  const toggleForecast = useToggleForecast();
  const isUnpaidOnly = useUnpaidOnly();
  const { hasContent, isOnly, requestNewSheet, requestRemoval } = useSheetRequests();
  const isRemovable = hasContent && !isOnly && showsSheet(pathname);
  const onHomeScreen = (run: () => void) => () => {
    if (pathname !== paths.home) navigate(paths.home);
    run();
  };
  const newSheet = { id: 'newSheet', icon: 'plus', label: t('situation.newSheet') } as const;
  const removal = { id: 'removeSheet', icon: 'trash', label: t('situation.removeSheet') } as const;
  return [
    { id: 'addExpense', icon: 'enter', label: t('commands.addExpense'), shortcut: 'newExpense', run: addExpense },
    ...(hasContent ? [{ ...newSheet, run: onHomeScreen(requestNewSheet) }] : noCommands),
    { id: 'forecast', icon: 'calendar', label: t('forecast.panel'), shortcut: 'forecast', run: toggleForecast },
    {
      id: 'unpaidOnly',
      icon: 'circleCheck',
      label: t(isUnpaidOnly ? 'commands.paidToo' : 'commands.unpaidOnly'),
      run: onHomeScreen(() => parameters.send({ type: 'unpaidOnly.toggled' })),
    },
    ...(isRemovable ? [{ ...removal, run: requestRemoval }] : noCommands),
  ];
}

function useUndoCommands(): readonly Command[] {
  const { t } = useTranslation();
  const history = useUndo();
  const undo = useUndoRequest('undo.requested');
  const redo = useUndoRequest('redo.requested');
  const canUndo = useSelector(history, (snapshot) => snapshot?.can({ type: 'undo.requested' }) ?? false);
  const canRedo = useSelector(history, (snapshot) => snapshot?.can({ type: 'redo.requested' }) ?? false);
  return [
    ...(canUndo
      ? [{ id: 'undo', icon: 'history', label: t('commands.undo'), shortcut: 'undo', run: undo } as const]
      : noCommands),
    ...(canRedo
      ? [{ id: 'redo', icon: 'redo', label: t('commands.redo'), shortcut: 'redo', run: redo } as const]
      : noCommands),
  ];
}

function useAmountsCommand(): Command {
  const { t } = useTranslation();
  const areHidden = useAreAmountsHidden();
  return {
    id: 'amounts',
    icon: areHidden ? 'eye' : 'eyeOff',
    label: t(areHidden ? 'commands.showAmounts' : 'amounts.hide'),
    shortcut: 'amounts',
    run: useToggleAmounts(),
  };
}

function useThemeCommand(): Command {
  const { t } = useTranslation();
  const parameters = useParameters();
  const isDark = useIsDark();
  return {
    id: 'theme',
    icon: isDark ? 'sun' : 'moon',
    label: t(isDark ? 'commands.lightTheme' : 'commands.darkTheme'),
    run: () => parameters.send({ type: 'theme.chosen', dark: !isDark }),
  };
}

export function useActionCommands(): readonly Command[] {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const dialogs = useDialogs();
  const sheetActions = useSheetActions();
  const history = useUndoCommands();
  const amounts = useAmountsCommand();
  const theme = useThemeCommand();
  return [
    ...sheetActions,
    ...history,
    amounts,
    theme,
    {
      id: 'shortcuts',
      icon: 'info',
      label: t('shortcuts.title'),
      shortcut: 'help',
      run: () => dialogs.send({ type: 'shortcuts.requested' }),
    },
    {
      id: 'signOut',
      icon: 'signOut',
      label: t('navigation.signOut'),
      run: () => signOut(),
    },
  ];
}
