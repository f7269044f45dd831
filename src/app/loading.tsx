import { useTranslate } from '../i18n/use-translate.ts';
import { LoadingOverlay } from '../ui/shell/loading-overlay.tsx';

export function Loading() {
  const translate = useTranslate();
  return <LoadingOverlay message={translate('loading.data')} />;
}
