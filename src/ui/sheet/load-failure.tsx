import { useTranslate } from '../../i18n/use-translate.ts';
import { Button } from '../controls/button.tsx';

export const LoadFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useTranslate();
  return (
    <div className="load-failure" role="alert">
      <p>{t('sheets.failed')}</p>
      <p className="load-failure-cause">{t('sheets.failedText')}</p>
      <Button variant="tonal" onClick={onRetry}>
        {t('sheets.retry')}
      </Button>
    </div>
  );
};
