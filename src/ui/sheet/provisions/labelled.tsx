import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ProvisionField } from '../../../domain/forms/provision-draft.ts';
import { forThumbs } from '../../theme/media-queries.ts';

/** The six fields in the width that there is. */
export const Fields = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '10px 12px',
  alignItems: 'start',
  [breakpoints.down('md')]: { gap: '12px 10px' },
}));

const columns: Record<ProvisionField, { readonly pointer: number; readonly thumb: number }> = {
  name: { pointer: 6, thumb: 6 },
  periodicity: { pointer: 3, thumb: 3 },
  price: { pointer: 3, thumb: 3 },
  start: { pointer: 2, thumb: 6 },
  monthlyPayment: { pointer: 2, thumb: 3 },
  numberMonthlyPayments: { pointer: 2, thumb: 3 },
};

const Place = styled('div', { shouldForwardProp: (name) => name !== 'field' })<{ readonly field: ProvisionField }>(
  ({ theme: { vars, breakpoints, typography }, field }) => ({
    minWidth: 0,
    gridColumn: `span ${columns[field].pointer}`,
    [breakpoints.down('md')]: { gridColumn: `span ${columns[field].thumb}` },
    '& > label': {
      display: 'block',
      overflow: 'hidden',
      ...typography.micro,
      fontWeight: 500,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: vars.palette.text.secondary,
      [breakpoints.down('md')]: { marginBottom: 4, ...typography.body2, fontWeight: 500 },
    },
    // Half a row is cut: it can be seen that there are more.
    '& [role="listbox"]': {
      maxHeight: 5.5 * 28,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      [forThumbs]: { maxHeight: 4.5 * 44 },
    },
  }),
);

const Hint = styled('small')(({ theme: { vars, breakpoints, typography } }) => ({
  display: 'block',
  // There before anything is said: nothing moves.
  minHeight: 16,
  overflow: 'hidden',
  ...typography.micro,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.palette.text.tertiary,
  [breakpoints.down('md')]: { marginTop: 2, ...typography.caption },
}));

type LabelledProps = {
  readonly field: ProvisionField;
  /** The id of the field, which that of the hint begins with. */
  readonly id: string;
  readonly label: string;
  /** What is said below it; undefined where there is no room for that. */
  readonly hint?: string;
  readonly children: ReactNode;
};

/** A field with what it is called above it. */
export const Labelled = ({ field, id, label, hint, children }: LabelledProps) => (
  <Place field={field}>
    <label htmlFor={id}>{label}</label>
    {children}
    {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
  </Place>
);
