import type { Components, Theme } from '@mui/material/styles';

/** What tells how things stand: messages, what is on its way. */
export const feedback: Components<Theme> = {};
