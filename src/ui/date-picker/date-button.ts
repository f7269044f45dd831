import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** A button that shows a date. */
export const DateButton = styled(Button)(({ theme: { vars } }) => ({
  // The longest date fits: no other one makes what stands beside it move.
  minWidth: 138,
  borderColor: vars.palette.divider,
  backgroundColor: vars.palette.background.paper,
  '&[aria-expanded="true"]': { backgroundColor: vars.palette.action.hover },
  '& > svg': { color: vars.palette.text.tertiary },
}));
