import { useTranslation } from 'react-i18next';
import { SignChip } from '../../sheet/hero/sign-chip.tsx';
import { SignedFigure } from '../../sheet/hero/signed-figure.tsx';
import { HeroCard } from '../../sheet/hero/hero-card.tsx';

export const RealBalanceCard = () => {
  const { t } = useTranslation();
  return (
    <HeroCard label={t('situation.realBalance')} aside={<SignChip size="medium" />}>
      <SignedFigure name="remaining" />
    </HeroCard>
  );
};
