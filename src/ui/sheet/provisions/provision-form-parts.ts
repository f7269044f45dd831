import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { forThumbs } from '../../theme/media-queries.ts';
import { AddField } from '../add-row/add-field.tsx';

/** The six fields in the width that there is. */
export const Form = styled('form')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'minmax(0, 1fr) 64px 64px 42px 28px 24px',
  gap: 6,
  alignItems: 'center',
  padding: '6px 12px 9px var(--pad)',
  borderTop: 'var(--hairline)',
  borderBottom: 'var(--hairline)',
  backgroundColor: vars.palette.ledger.sunken,
  // The name has a line of its own, at whose end is the button that closes.
  '& > div:first-of-type': { gridArea: '1 / 1 / auto / -1', marginRight: 30 },
  // The narrow column gives the six fields three lines.
  [breakpoints.between('lg', 1440)]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 24px',
    '& > div:nth-of-type(5)': { gridColumn: 1 },
    '& > [type="submit"]': { gridColumn: 4 },
  },
  [breakpoints.down('md')]: {
    gridTemplateColumns: '1fr 1fr 1fr',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '& > div:first-of-type': { marginRight: 50 },
    '& > [type="submit"]': { alignSelf: 'end', width: '100%', height: 48 },
  },
}));

/** A field that bears its caption above it under a thumb. */
export const Field = styled(AddField)(({ theme: { vars, breakpoints } }) => ({
  [breakpoints.down('md')]: {
    '&::before': {
      display: 'block',
      padding: '0 2px 2px',
      fontSize: '0.75rem',
      lineHeight: '1rem',
      color: vars.palette.text.secondary,
      content: 'attr(data-caption)',
    },
  },
}));

/** Leaves the form. */
export const Cancel = styled(IconButton)(({ theme: { breakpoints } }) => ({
  gridRow: 1,
  gridColumn: '-2 / -1',
  justifySelf: 'end',
  width: 24,
  height: 24,
  [forThumbs]: { width: 24, height: 24 },
  [breakpoints.down('md')]: { alignSelf: 'end', width: 44, height: 48 },
}));
