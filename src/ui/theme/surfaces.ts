import type { Components, Theme } from '@mui/material/styles';

/** What things lie on, and the short marks on them. */
export const surfaces: Components<Theme> = {};
