import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import './footer.css';
import { productVersion } from './product-version.ts';
import { useToday } from './use-today.ts';

// A page is read before its last line.
const FooterEntries = lazy(async () => ({ default: (await import('./footer-entries.tsx')).FooterEntries }));

export const Footer = ({ signedIn }: { readonly signedIn: boolean }) => {
  const { t } = useTranslation();
  const year = useToday().getFullYear();
  return (
    <footer className="app-footer">
      <span>{t('shell.copyright', { year })}</span>
      <Suspense>{signedIn && <FooterEntries />}</Suspense>
      <span>{t('shell.version', { version: productVersion })}</span>
    </footer>
  );
};
