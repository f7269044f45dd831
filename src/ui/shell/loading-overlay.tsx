import { Spinner } from '../controls/spinner.tsx';
import './loading-overlay.css';

/** Says over the whole page what is under way. */
export const LoadingOverlay = ({ message }: { readonly message: string }) => (
  <div className="loading-overlay">
    <output className="loading-overlay-box">
      <Spinner />
      {message}
    </output>
  </div>
);
