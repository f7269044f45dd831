import { useTranslation } from 'react-i18next';
import { LoadingOverlay } from '../../ui/shell/loading-overlay.tsx';

/** Stands for the content of a page that is still to come. */
export function LoadingContent() {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="visually-hidden">{t('shell.productName')}</h1>
      <LoadingOverlay />
    </>
  );
}

/** Stands for a page that is still to come, with what every page has. */
export const Loading = () => (
  <main>
    <LoadingContent />
  </main>
);
