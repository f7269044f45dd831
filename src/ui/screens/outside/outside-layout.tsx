import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../controls/logo.tsx';
import { contentId, SkipLink } from '../../controls/skip-link.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { latePart } from '../../shell/late-part.ts';
import { productVersion } from '../../shell/product-version.ts';
import { useToday } from '../../shell/use-today.ts';
import './outside-layout.css';

// A picture that says nothing which the form would wait for, nor go away for.
const SheetIllustration = latePart<object>(async () => {
  try {
    return (await import('./sheet-illustration.tsx')).SheetIllustration;
  } catch (error) {
    console.warn(error);
    return () => null;
  }
});

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
        {hasRoom && (
          <Suspense>
            <SheetIllustration />
          </Suspense>
        )}
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
