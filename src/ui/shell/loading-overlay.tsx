import { useTranslation } from 'react-i18next';
import { Spinner } from '../controls/spinner.tsx';
import './loading-overlay.css';

/** Says over the whole page that data is on its way. */
export function LoadingOverlay() {
  const { t } = useTranslation();
  return (
    <div className="loading-overlay">
      <output className="loading-overlay-box">
        <Spinner />
        {t('loading.data')}
      </output>
    </div>
  );
}
