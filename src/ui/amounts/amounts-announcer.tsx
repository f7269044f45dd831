import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreAmountsHidden } from '../hooks/workspace-actors.tsx';

/** Announces to screen readers that amounts were hidden or shown. */
export function AmountsAnnouncer() {
  const { t } = useTranslation();
  const areHidden = useAreAmountsHidden();
  // The first state is not announced.
  const [known, setKnown] = useState({ areHidden, hasChanged: false });
  if (known.areHidden !== areHidden) setKnown({ areHidden, hasChanged: true });
  return (
    <p className="visually-hidden" aria-live="polite">
      {known.hasChanged && t(areHidden ? 'amounts.nowHidden' : 'amounts.nowShown')}
    </p>
  );
}
