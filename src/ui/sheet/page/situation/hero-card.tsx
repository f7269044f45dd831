import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type HeroCardProps = { readonly label: ReactNode; readonly aside?: ReactNode; readonly children: ReactNode };

const Frame = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: '8px 8px 0',
  padding: '10px 14px',
  containerType: 'inline-size',
  '& [data-figure]': {
    display: 'block',
    fontSize: 'min(1.625rem, (100cqi - 84px) / var(--ems, 1))',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    lineHeight: '32px',
    textAlign: 'left',
  },
  [theme.breakpoints.between('sm', 'md')]: { marginInline: 0 },
}));

const Label = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

/** The main figure of a screen, above its list on a small screen. */
export const HeroCard = ({ label, aside, children }: HeroCardProps) => (
  <Frame>
    <div>
      <Label>{label}</Label>
      {children}
    </div>
    {aside}
  </Frame>
);
