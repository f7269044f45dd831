import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../controls/logo.tsx';
import { contentId, SkipLink } from '../../controls/skip-link.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { productVersion } from '../../shell/product-version.ts';
import { useToday } from '../../shell/use-today.ts';
import './outside-layout.css';
import { SheetIllustration } from './sheet-illustration.tsx';

/** What the screens outside share: the statement with its picture on the left, a narrow column on the right. */
export const OutsideLayout = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  const hasRoom = useMediaQuery('(min-width: 840px)');
  const year = useToday().getFullYear();
  const isHydrated = useIsHydrated();
  return (
    <div className="outside">
      <SkipLink />
      <header className="outside-art">
        <div className="outside-brand">
          <Logo size={28} />
          {t('shell.productName')}
        </div>
        <p className="outside-statement">{t('signIn.statement')}</p>
        {hasRoom && <SheetIllustration />}
      </header>
      <main id={contentId} className="outside-content" tabIndex={-1}>
        <div className="outside-column">{children}</div>
      </main>
      <footer className="outside-footer">
        {/* The year in which the page was drawn ahead may be over. */}
        <span key={String(isHydrated)} suppressHydrationWarning>
          {t('shell.copyright', { year })}
        </span>
        <span>{t('shell.version', { version: productVersion })}</span>
      </footer>
    </div>
  );
};
