import type { Components, Theme } from '@mui/material/styles';

/** The bar at the top, and the ways from one page to another. */
export const navigation: Components<Theme> = {};
