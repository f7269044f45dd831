import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { forThumbs } from '../../theme/media-queries.ts';
import { AddField } from '../fields/add-field.tsx';
import type { ProvisionField } from '../../../domain/forms/provision-draft.ts';

const terms = 'periodicity price start';
const payments = 'monthlyPayment numberMonthlyPayments';

/** The six fields in the width that there is; the name has a line of its own, at whose end is the button that closes. */
export const Form = styled('form')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'minmax(0, 1fr) 64px 64px 42px 28px 24px',
  gridTemplateAreas: `"name name name name name name" "${terms} ${payments} add"`,
  gap: 6,
  alignItems: 'center',
  padding: '6px 12px 9px var(--pad)',
  borderTop: 'var(--hairline)',
  borderBottom: 'var(--hairline)',
  backgroundColor: vars.palette.ledger.sunken,
  // The narrow column gives the six fields three lines.
  [breakpoints.between('lg', 1440)]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 24px',
    gridTemplateAreas: `"name name name name" "${terms} ." "${payments} . add"`,
  },
  [breakpoints.down('md')]: {
    gridTemplateColumns: '1fr 1fr 1fr',
    gridTemplateAreas: `"name name name" "${terms}" "${payments} add"`,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '& > [type="submit"]': { alignSelf: 'end', width: '100%', height: 48 },
  },
}));

/** A field that bears its caption above it under a thumb. */
export const Field = styled(AddField, {
  shouldForwardProp: (name) => name !== 'field',
})<{ readonly field: ProvisionField }>(({ theme: { vars, breakpoints, typography }, field }) => ({
  gridArea: field,
  marginRight: field === 'name' ? 30 : 0,
  [breakpoints.down('md')]: {
    marginRight: field === 'name' ? 50 : 0,
    '&::before': {
      display: 'block',
      padding: '0 2px 2px',
      ...typography.caption,
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
