import type { Theme } from '@mui/material/styles';

// Only what floats casts a shadow, and everything that floats casts the same one.
const floating = 'var(--mui-palette-ledger-menuShadow)';
const six = [floating, floating, floating, floating, floating, floating] as const;

export const shadows: Theme['shadows'] = ['none', ...six, ...six, ...six, ...six];
