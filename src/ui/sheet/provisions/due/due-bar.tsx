import { styled } from '@mui/material/styles';
import type { DueProvision } from '../../../../domain/sheet/provisions/due-provision.ts';

const Bar = styled('svg')(({ theme: { vars, shape } }) => ({
  display: 'block',
  width: '100%',
  height: 4,
  borderRadius: shape.pill,
  overflow: 'hidden',
  '& .track': { fill: vars.palette.ledger.barTrack },
  '& .future': { fill: vars.palette.ledger.barFill },
  '& .aside': { fill: vars.palette.primary.main },
}));

const shareOf = (part: number, whole: number): string =>
  `${100 * Math.min(1, Math.max(0, whole === 0 ? 1 : part / whole))}%`;

/** A bar as long as the needed amount: set aside, future payments and shortfall. */
export const DueBar = ({ due: { aside, asideWhenDue, needed } }: { readonly due: DueProvision }) => (
  <Bar aria-hidden>
    <rect className="track" width="100%" height="100%" />
    <rect className="future" width={shareOf(Number(asideWhenDue), Number(needed))} height="100%" />
    <rect className="aside" width={shareOf(Number(aside), Number(needed))} height="100%" />
  </Bar>
);
