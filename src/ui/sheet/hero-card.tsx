import type { ReactNode } from 'react';
import './hero-card.css';

type HeroCardProps = { readonly label: string; readonly aside?: ReactNode; readonly children: ReactNode };

/** The one figure that matters, above a list on a small screen. */
export const HeroCard = ({ label, aside, children }: HeroCardProps) => (
  <div className="hero-card">
    <div>
      <span className="hero-card-label">{label}</span>
      {children}
    </div>
    {aside}
  </div>
);
