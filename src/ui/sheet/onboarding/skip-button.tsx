import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { contentId } from '../../controls/skip-link.tsx';
import { useOnboarding } from '../../hooks/workspace-actors.tsx';

/** Ends the onboarding for good. */
export function SkipButton({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const onboarding = useOnboarding();
  const skip = () => {
    flushSync(() => onboarding.send({ type: 'onboarding.skipped' }));
    // The focused button has been removed.
    document.getElementById(contentId)?.focus({ preventScroll: true });
  };
  return (
    <Button className={className} onClick={skip} sx={{ color: 'primary.main' }}>
      {t('onboarding.skip')}
    </Button>
  );
}
