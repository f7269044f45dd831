import Skeleton from '@mui/material/Skeleton';
import { HeroCard } from '../situation/hero-card.tsx';

export const HeroSkeleton = () => (
  <HeroCard label={'\u00A0'}>
    <Skeleton width={150} height={28} sx={{ marginBottom: 1 }} />
  </HeroCard>
);
