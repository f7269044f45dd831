import { useTranslate } from '../i18n/use-translate.ts';
import { LoadingOverlay } from '../ui/shell/loading-overlay.tsx';

/** Stands for a page that is still to come, with what every page has. */
export function Loading() {
  const translate = useTranslate();
  return (
    <main>
      <h1 className="visually-hidden">{translate('shell.productName')}</h1>
      <LoadingOverlay />
    </main>
  );
}
