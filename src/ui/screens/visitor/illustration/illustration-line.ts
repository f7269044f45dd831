import { styled } from '@mui/material/styles';

const lines = {
  title: { height: 32, gridTemplateColumns: 'auto 1fr', gap: 8 },
  state: { height: 20, gridTemplateColumns: '1fr auto', marginTop: 2 },
  term: { height: 24, gridTemplateColumns: '18px 1fr auto', paddingRight: 44 },
  choice: { height: 32, gridTemplateColumns: '1fr auto', marginTop: 16 },
  actions: { height: 32, gridTemplateColumns: '1fr auto', gap: 8, marginTop: 4 },
  addition: { height: 32, gridTemplateColumns: '18px 20px 1fr', gap: 8 },
  expense: { height: 24, gridTemplateColumns: '16px 18px 1fr', gap: 10 },
} as const;

type LineProps = { readonly variant: keyof typeof lines };

export const Line = styled('div')<LineProps>(({ theme: { vars }, variant }) => ({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  padding: '0 12px 0 16px',
  color: vars.palette.text.secondary,
  ...lines[variant],
}));

/** A rule between two lines. It ends at the right edge of the amounts. */
export const rule = { position: 'absolute', right: 44, content: '""' } as const;
