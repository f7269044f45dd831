import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { interactive } from '../theme/interaction-states.ts';

export const DateButton = styled(Button)(({ theme: { vars } }) => ({
  // The width of the longest date, so that another date causes no layout shift.
  minWidth: 138,
  borderColor: vars.palette.divider,
  backgroundColor: vars.palette.background.paper,
  ...interactive({ borderColor: vars.palette.divider }, {}),
  '&[aria-expanded="true"]': { '--overlay-fill': vars.palette.action.hover },
  '& > svg': { color: vars.palette.text.tertiary },
}));
