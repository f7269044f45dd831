import { useTranslation } from 'react-i18next';
import { onboardingSteps } from '../../../domain/sheet/onboarding.ts';
import { useDoneCount } from './onboarding-state.ts';

/** Announces to screen readers how many steps are done. */
export function OnboardingProgress() {
  const { t } = useTranslation();
  return (
    <output className="visually-hidden">
      {t('onboarding.progress', { done: useDoneCount(), total: onboardingSteps.length })}
    </output>
  );
}
