import { useTranslation } from 'react-i18next';
import { SignChip } from '../../sheet/blocks/sign-chip.tsx';
import { SignedFigure } from '../../sheet/blocks/signed-figure.tsx';
import { HeroCard } from '../../sheet/hero-card.tsx';

export const RealBalanceCard = () => {
  const { t } = useTranslation();
  return (
    <HeroCard label={t('situation.realBalance')} aside={<SignChip size="medium" />}>
      <SignedFigure name="remaining" />
    </HeroCard>
  );
};
