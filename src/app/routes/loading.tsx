import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ui/hooks/actors.tsx';
import { LoadErrorMessage } from '../../ui/loading/load-error-boundary.tsx';
import { LoadingOverlay } from '../../ui/loading/loading-overlay.tsx';

// Every page needs a heading, a loading page too.
function Untitled({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="visually-hidden">{t('shell.productName')}</h1>
      {children}
    </>
  );
}

/** The content of a page while its code loads. */
export const LoadingContent = () => (
  <Untitled>
    <LoadingOverlay />
  </Untitled>
);

/** A whole page while its code loads. */
export const Loading = () => (
  <main>
    <LoadingContent />
  </main>
);

/** The user is signed in, but the code of their screens could not be loaded. */
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
