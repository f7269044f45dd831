import { HeroCard } from './hero-card.tsx';
import './skeleton-rows.css';

/** The card above a list on a small screen, before its figure is known. */
export const HeroSkeleton = () => (
  <HeroCard label={'\u00A0'}>
    <span className="hero-card-figure">
      <span className="skeleton skeleton-figure" />
    </span>
  </HeroCard>
);
