import { useTranslate } from '../../i18n/use-translate.ts';
import { Spinner } from '../controls/spinner.tsx';
import './loading-overlay.css';

/** Says over the whole page that data is on its way. */
export function LoadingOverlay() {
  const translate = useTranslate();
  return (
    <div className="loading-overlay">
      <output className="loading-overlay-box">
        <Spinner />
        {translate('loading.data')}
      </output>
    </div>
  );
}
