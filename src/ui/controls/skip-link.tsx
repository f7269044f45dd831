import { useTranslate } from '../../i18n/use-translate.ts';
import './skip-link.css';

/** The id of the `main` element, where the skip link leads. */
export const contentId = 'content';

export const SkipLink = () => (
  <a className="skip-link" href={`#${contentId}`}>
    {useTranslate()('shell.skipToContent')}
  </a>
);
