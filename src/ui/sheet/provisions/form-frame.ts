import { styled } from '@mui/material/styles';

/** Where provisions are added above their list, as high before the form has come as with it: nothing moves. */
export const FormFrame = styled('div')(({ theme: { vars, breakpoints, zIndex } }) => ({
  position: 'relative',
  zIndex: zIndex.addRow,
  flex: 'none',
  minHeight: 254,
  padding: '10px calc(var(--edge) + var(--action)) 12px var(--pad)',
  borderTop: 'var(--hairline)',
  borderBottom: 'var(--hairline)',
  backgroundColor: vars.palette.ledger.sunken,
  // The narrow column gives three fields in a line all of its width.
  [breakpoints.between('lg', 1440)]: { paddingRight: 'var(--edge)' },
}));
