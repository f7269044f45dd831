import { useSelector } from '@xstate/react';
import { useInstall } from '../hooks/actors.tsx';
import { lazyComponent } from '../loading/lazy-component.ts';

// Few visits meet a newer version.
const VersionCard = lazyComponent(async () => (await import('./version-card.lazy.tsx')).VersionCard);

/** Offers a newer version, which starts when the person says so and nothing is typed that it would erase. */
export const VersionNotice = () => {
  const install = useInstall();
  const isShown = useSelector(install, (snapshot) => snapshot.hasTag('updatable'));
  // The region is there before its content: some screen readers announce only what changes inside a known one.
  return <div aria-live="polite">{isShown && <VersionCard />}</div>;
};
