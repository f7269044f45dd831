import { type SearchGroup, searchGroups } from '../../../domain/search.ts';
import { useTranslation } from 'react-i18next';
import { useActionCommands } from './action-commands.ts';
import type { Command } from './command.ts';
import { useScreenCommands } from './screen-commands.ts';
import { useSheetCommands } from './sheet-commands.ts';

export type CommandGroup = SearchGroup<Command> & { readonly title: string };

const sheetsAtRest = 8;
const mostFound = 50;

/** The commands that the typed text finds; with none, what is there to choose from. */
export function useCommandGroups(typed: string): readonly CommandGroup[] {
  const { t } = useTranslation();
  const groups: readonly CommandGroup[] = [
    { title: t('commands.actions'), items: useActionCommands(), atRest: mostFound },
    { title: t('commands.sheets'), items: useSheetCommands(), atRest: sheetsAtRest },
    { title: t('commands.screens'), items: useScreenCommands(), atRest: mostFound },
  ];
  return searchGroups(groups, typed, mostFound);
}
