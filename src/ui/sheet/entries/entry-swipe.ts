import { useTranslation } from 'react-i18next';
import { isTickable } from '../../../domain/sheet/due-day.ts';
import type { Entry, EntryCollection } from '../../../domain/sheet/sheet.ts';
import type { EntryCommands } from './entry-commands.ts';
import type { ProvisionCommands } from '../provisions/provision-commands.ts';
import { useSwipe } from '../list/swipe/use-swipe.ts';

const useRemoval = ({ remove }: Pick<EntryCommands, 'remove'>) => {
  const { t } = useTranslation();
  return (id: string) => ({ ground: { icon: 'trash', label: t('entry.delete') }, act: () => remove(id) }) as const;
};

/** Provisions that are swiped to the left to be deleted. */
export const useProvisionSwipe = (commands: ProvisionCommands) => {
  const removal = useRemoval(commands);
  return useSwipe((id) => ({ left: removal(id) }));
};

/** Entries that are swiped to the left to be deleted, and to the right to be ticked, where they can be. */
export const useEntrySwipe = (collection: EntryCollection, entries: readonly Entry[], commands: EntryCommands) => {
  const { t } = useTranslation();
  const removal = useRemoval(commands);
  return useSwipe((id) => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry || !isTickable(collection, entry)) return { left: removal(id) };
    const { paid } = entry;
    const [open, done] =
      collection === 'in' ? [t('entry.toReceive'), t('forecast.received')] : [t('entry.toPay'), t('entry.paid')];
    const ground = paid ? ({ icon: 'circle', label: open } as const) : ({ icon: 'circleCheck', label: done } as const);
    return { left: removal(id), right: { ground, act: () => commands.change(id, { paid: !paid }) } };
  });
};
