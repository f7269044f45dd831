import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

export const LoadFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation();
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
