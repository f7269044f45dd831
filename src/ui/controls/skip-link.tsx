import { useTranslation } from 'react-i18next';
import './skip-link.css';

/** The id of the `main` element, where the skip link leads. */
export const contentId = 'content';

export const SkipLink = () => (
  <a className="skip-link" href={`#${contentId}`}>
    {useTranslation().t('shell.skipToContent')}
  </a>
);
