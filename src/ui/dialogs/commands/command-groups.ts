import { searchGroups } from '../../../domain/lib/search.ts';
import { useTranslation } from 'react-i18next';
import { useActionCommands } from './action-commands.ts';
import type { Command } from './command.ts';
import { useScreenCommands } from './screen-commands.ts';
import { useSheetCommands } from './sheet-commands.ts';

/** A command, with the title of what it belongs to. */
export type GroupedCommand = Command & { readonly group: string };

const sheetsAtRest = 8;
const mostFound = 50;

/** The commands that the typed text finds, by their kinds; with none, what is there to choose from. */
export function useCommandsFound(typed: string): readonly GroupedCommand[] {
  const { t } = useTranslation();
  const groups = [
    { title: t('commands.actions'), items: useActionCommands(), initialCount: mostFound },
    { title: t('commands.sheets'), items: useSheetCommands(), initialCount: sheetsAtRest },
    { title: t('commands.screens'), items: useScreenCommands(), initialCount: mostFound },
  ];
  return searchGroups(groups, typed, mostFound).flatMap(({ title, items }) =>
    items.map((command) => ({ ...command, group: title })),
  );
}
