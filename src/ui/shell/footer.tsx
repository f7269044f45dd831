import { lazy, Suspense } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import './footer.css';
import { productVersion } from './product-version.ts';
import { useToday } from './use-today.ts';

// A page is read before its last line.
const FooterEntries = lazy(async () => ({ default: (await import('./footer-entries.tsx')).FooterEntries }));

export const Footer = ({ signedIn }: { readonly signedIn: boolean }) => {
  const translate = useTranslate();
  const year = useToday().getFullYear();
  return (
    <footer className="app-footer">
      <span>{translate('shell.copyright', { year })}</span>
      <Suspense>{signedIn && <FooterEntries />}</Suspense>
      <span>{translate('shell.version', { version: productVersion })}</span>
    </footer>
  );
};
