import { useTranslation } from 'react-i18next';
import { onboardingSteps } from '../../../domain/sheet/onboarding.ts';
import { useDoneCount } from './beginning-state.ts';

/** How many steps are done, for screen reader users: each one that is ticked is announced. */
export function BeginningProgress() {
  const { t } = useTranslation();
  return (
    <output className="visually-hidden">
      {t('beginning.progress', { done: useDoneCount(), total: onboardingSteps.length })}
    </output>
  );
}
