import { useTranslation } from 'react-i18next';
import { SignPill } from '../../sheet/blocks/sign-pill.tsx';
import { SignedFigure } from '../../sheet/blocks/signed-figure.tsx';
import { HeroCard } from '../../sheet/hero-card.tsx';

export const RealBalanceCard = () => {
  const { t } = useTranslation();
  return (
    <HeroCard label={t('situation.realBalance')} aside={<SignPill />}>
      <SignedFigure name="remaining" className="hero-card-figure" />
    </HeroCard>
  );
};
