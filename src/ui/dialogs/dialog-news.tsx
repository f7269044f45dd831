import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useToaster } from '../hooks/actors.tsx';

/**
 * Tells the passing messages to those who hear the page while a dialog is open: what lies behind it, where messages are shown,
 * is hidden from them. An image is heard by its name as a text is, yet whoever looks for the text finds only what is seen.
 */
export const DialogNews = () => {
  const { t } = useTranslation();
  const latest = useSelector(useToaster(), ({ context }) => context.toast);
  // A message may be older than the dialog: only what comes into a region that is there is heard.
  const toast = useDeferredValue(latest, undefined);
  return (
    <div className="visually-hidden" aria-live="assertive">
      {toast && <img src="/icon.svg" alt={t(toast.key, { replace: toast.values })} />}
    </div>
  );
};
