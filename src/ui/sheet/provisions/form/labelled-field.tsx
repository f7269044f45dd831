import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { touchOrNarrow } from '../../../theme/media-queries.ts';

/** The fields in the width that there is, two in a line; three where that is dense. */
export const Fields = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '&[data-dense]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  gap: '8px 12px',
  alignItems: 'start',
  [breakpoints.down('md')]: { gap: '12px 10px' },
}));

const Place = styled('div')(({ theme: { vars, breakpoints, typography } }) => ({
  minWidth: 0,
  '&[data-wide]': { gridColumn: '1 / -1' },
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
  // As wide as the field, or as its texts: it stays inside the form. Its hints take two lines.
  '& :has(> [role="listbox"])': {
    width: 'max-content',
    minWidth: 'calc(100% + 8px)',
    '& > [aria-hidden]': { contain: 'inline-size', flexWrap: 'wrap' },
  },
  // Half a row is cut: it can be seen that there are more.
  '& [role="listbox"]': {
    maxHeight: 5.5 * 28,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    [touchOrNarrow]: { maxHeight: 4.5 * 44 },
  },
}));

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
  '&[data-short]': { color: vars.palette.error.main },
}));

type LabelledProps = {
  /** The id of the field, which that of the hint begins with. */
  readonly id: string;
  readonly label: string;
  /** Takes a line for itself. */
  readonly isWide?: boolean;
  /** What is said below it; undefined where there is no room for that. */
  readonly hint?: string;
  /** The hint says that money will be missing. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
};

/** A field with what it is called above it. */
export const Labelled = ({ id, label, isWide, hint, isShort, children }: LabelledProps) => (
  <Place data-wide={isWide || undefined}>
    <label htmlFor={id}>{label}</label>
    {children}
    {hint !== undefined && (
      <Hint id={`${id}-hint`} data-short={isShort || undefined}>
        {hint}
      </Hint>
    )}
  </Place>
);
