import { useTranslation } from 'react-i18next';
import { isTickable } from '../../../domain/sheet/due-day.ts';
import type { Entry, EntryCollection } from '../../../domain/sheet/sheet.ts';
import { useRemovalSwipe } from '../list/swipe/removal-swipe.ts';
import { useSwipe } from '../list/swipe/use-swipe.ts';
import type { EntryCommands } from './entry-commands.ts';

/** Swiping an entry left deletes it; swiping right toggles its checkbox. */
export const useEntrySwipe = (collection: EntryCollection, entries: readonly Entry[], commands: EntryCommands) => {
  const { t } = useTranslation();
  const removal = useRemovalSwipe(commands.remove);
  return useSwipe((id) => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry || !isTickable(collection, entry)) return { left: removal(id) };
    const { paid } = entry;
    const [open, done] =
      collection === 'in' ? [t('entry.toReceive'), t('forecast.received')] : [t('entry.toPay'), t('entry.paid')];
    const background = paid
      ? ({ icon: 'circle', label: open } as const)
      : ({ icon: 'circleCheck', label: done } as const);
    return { left: removal(id), right: { background, act: () => commands.change(id, { paid: !paid }) } };
  });
};
