import { useTranslation } from 'react-i18next';
import { LoadingOverlay } from '../ui/shell/loading-overlay.tsx';

/** Stands for a page that is still to come, with what every page has. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <main>
      <h1 className="visually-hidden">{t('shell.productName')}</h1>
      <LoadingOverlay />
    </main>
  );
}
