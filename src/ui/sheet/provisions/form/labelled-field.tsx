import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { touchOrNarrow } from '../../../theme/media-queries.ts';

/** Two fields per line, or three if dense. */
export const FieldGrid = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '&[data-dense]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  gap: '8px 12px',
  alignItems: 'start',
  [breakpoints.down('md')]: { gap: '12px 10px' },
}));

const Root = styled('div')(({ theme: { vars, breakpoints, typography } }) => ({
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
  // The list of suggestions is as wide as the field or its longest text; its key legend wraps.
  '& :has(> [role="listbox"])': {
    width: 'max-content',
    minWidth: 'calc(100% + 8px)',
    '& > [aria-hidden]': { contain: 'inline-size', flexWrap: 'wrap' },
  },
  // Half a row shows that the list scrolls.
  '& [role="listbox"]': {
    maxHeight: 5.5 * 28,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    [touchOrNarrow]: { maxHeight: 4.5 * 44 },
  },
}));

const Hint = styled('small')(({ theme: { vars, breakpoints, typography } }) => ({
  display: 'block',
  // Keeps its height while empty, so that nothing moves when the text appears.
  minHeight: 16,
  overflow: 'hidden',
  ...typography.micro,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.palette.text.tertiary,
  [breakpoints.down('md')]: { marginTop: 2, ...typography.caption },
  '&[data-short]': { color: vars.palette.error.main },
}));

type LabelledFieldProps = {
  /** The id of the field; the hint has the id `${id}-hint`. */
  readonly id: string;
  readonly label: string;
  /** Spans the whole line. */
  readonly isWide?: boolean;
  /** Shown below the field. Undefined reserves no space. */
  readonly hint?: string;
  /** The hint reports a shortfall. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
};

export const LabelledField = ({ id, label, isWide, hint, isShort, children }: LabelledFieldProps) => (
  <Root data-wide={isWide || undefined}>
    <label htmlFor={id}>{label}</label>
    {children}
    {hint !== undefined && (
      <Hint id={`${id}-hint`} data-short={isShort || undefined}>
        {hint}
      </Hint>
    )}
  </Root>
);
