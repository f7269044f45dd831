import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ui/hooks/actors.tsx';
import { LoadingOverlay } from '../../ui/loading/loading-overlay.tsx';
import { LoadErrorMessage } from '../../ui/loading/load-error-boundary.tsx';

/** A page has a heading, also while it has no content. */
function Untitled({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="visually-hidden">{t('shell.productName')}</h1>
      {children}
    </>
  );
}

/** Stands for the content of a page that is still to come. */
export const LoadingContent = () => (
  <Untitled>
    <LoadingOverlay />
  </Untitled>
);

/** Stands for a page that is still to come, with what every page has. */
export const Loading = () => (
  <main>
    <LoadingContent />
  </main>
);

/** Somebody is signed in, and what shows their budget could not be loaded. */
export function NotLoaded() {
  const session = useSession();
  return (
    <main>
      <Untitled>
        <LoadErrorMessage onRetry={() => session.send({ type: 'retry.requested' })} />
      </Untitled>
    </main>
  );
}
