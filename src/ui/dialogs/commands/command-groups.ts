import { searchGroups } from '../../../domain/lib/search.ts';
import { useTranslation } from 'react-i18next';
import { useActionCommands } from './action-commands.ts';
import type { Command } from './command.ts';
import { useScreenCommands } from './screen-commands.ts';
import { useSheetCommands } from './sheet-commands.ts';

export type GroupedCommand = Command & { readonly group: string };

const initialSheetCount = 8;
const maxResults = 50;

/** The commands that match the query. An empty query matches all actions and screens, and the newest sheets. */
export function useMatchingCommands(query: string): readonly GroupedCommand[] {
  const { t } = useTranslation();
  const groups = [
    { title: t('commands.actions'), items: useActionCommands(), initialCount: maxResults },
    { title: t('commands.sheets'), items: useSheetCommands(), initialCount: initialSheetCount },
    { title: t('commands.screens'), items: useScreenCommands(), initialCount: maxResults },
  ];
  return searchGroups(groups, query, maxResults).flatMap(({ title, items }) =>
    items.map((command) => ({ ...command, group: title })),
  );
}
