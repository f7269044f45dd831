import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreAmountsHidden } from '../hooks/workspace-actors.tsx';

/** Announces to screen reader users that the amounts were hidden, or are shown again. */
export function AmountsAnnouncer() {
  const { t } = useTranslation();
  const areHidden = useAreAmountsHidden();
  // What is there first is not announced.
  const [known, setKnown] = useState({ areHidden, hasChanged: false });
  if (known.areHidden !== areHidden) setKnown({ areHidden, hasChanged: true });
  return (
    <p className="visually-hidden" aria-live="polite">
      {known.hasChanged && t(areHidden ? 'amounts.nowHidden' : 'amounts.nowShown')}
    </p>
  );
}
