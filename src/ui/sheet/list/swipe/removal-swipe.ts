import { useTranslation } from 'react-i18next';
import type { SwipeAction } from './use-swipe.ts';

/** Returns the swipe that deletes a row. */
export const useRemovalSwipe = (remove: (id: string) => void): ((id: string) => SwipeAction) => {
  const { t } = useTranslation();
  return (id) => ({ background: { icon: 'trash', label: t('entry.delete') }, act: () => remove(id) });
};
