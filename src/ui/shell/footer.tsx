import { useTranslate } from '../../i18n/use-translate.ts';
import './footer.css';
import { productVersion } from './product-version.ts';
import { useToday } from './use-today.ts';

export const Footer = () => {
  const translate = useTranslate();
  const year = useToday().getFullYear();
  return (
    <footer className="app-footer">
      <span>{translate('shell.copyright', { year })}</span>
      <span>{translate('shell.version', { version: productVersion })}</span>
    </footer>
  );
};
