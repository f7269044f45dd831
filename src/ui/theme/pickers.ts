import type { Components, Theme } from '@mui/material/styles';

/** The calendars. */
export const pickers: Components<Theme> = {};
