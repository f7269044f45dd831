import { useSelector } from '@xstate/react';
import { useInstall } from '../hooks/actors.tsx';
import { lazyComponent } from '../loading/lazy-component.ts';

const VersionCard = lazyComponent(async () => (await import('./version-card.lazy.tsx')).VersionCard);

/** Offers a newer version. It starts on request, unless the reload would lose unsaved input. */
export const VersionNotice = () => {
  const install = useInstall();
  const isShown = useSelector(install, (snapshot) => snapshot.hasTag('updatable'));
  // Always mounted: some screen readers announce only changes inside an existing live region.
  return <div aria-live="polite">{isShown && <VersionCard />}</div>;
};
