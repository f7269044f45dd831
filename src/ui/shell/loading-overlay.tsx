import type { MessageKey } from '../../i18n/message-key.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Spinner } from '../controls/spinner.tsx';
import './loading-overlay.css';

/** Says over the whole page what is under way. */
export const LoadingOverlay = ({ message = 'loading.data' }: { readonly message?: MessageKey }) => (
  <div className="loading-overlay">
    <output className="loading-overlay-box">
      <Spinner />
      {useTranslate()(message)}
    </output>
  </div>
);
