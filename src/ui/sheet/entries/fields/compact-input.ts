import InputBase from '@mui/material/InputBase';
import { interactive } from '../../../theme/interaction-states.ts';
import { styled, type Theme } from '@mui/material/styles';

type CompactInputStyle = {
  /** Outlined, for touch; otherwise underlined. */
  readonly isOutlined: boolean;
  /** Right-aligned, like the numbers in the rows. */
  readonly isNumber?: boolean;
  /** As narrow as two digits. */
  readonly isNarrow?: boolean;
  /** The value is proposed, not typed. */
  readonly isProposed?: boolean | undefined;
  readonly hasEndButton?: boolean;
};

const styleProps = new Set<PropertyKey>([
  'isOutlined',
  'isNumber',
  'isNarrow',
  'isProposed',
  'hasEndButton',
] satisfies readonly (keyof CompactInputStyle)[]);

export const currentStepUnderline = ({ vars }: Theme) => ({
  borderBottom: `2px solid ${vars.palette.primary.main}`,
});

/** A text input as high as a list row. */
export const CompactInput = styled(InputBase, {
  shouldForwardProp: (name) => !styleProps.has(name),
})<CompactInputStyle>(({ theme: { vars, breakpoints, shape } }) => ({
  width: '100%',
  font: 'inherit',
  '& > input': {
    flex: 1,
    width: 0,
    height: 22,
    padding: '0 2px',
    textOverflow: 'ellipsis',
    outlineOffset: 0,
    borderBottom: `1px solid ${vars.palette.ledger.lineStrong}`,
    [breakpoints.down('md')]: { height: 44, fontSize: '1rem' },
    ...interactive({}, { boxShadow: 'inset 0 0 0 0.5px currentColor' }),
  },
  // An invalid input keeps its colour.
  '& > input:not(:focus, [aria-invalid="true"])': interactive(
    { borderColor: vars.palette.text.secondary },
    { borderColor: vars.palette.text.primary },
  ),
  '& > input:focus': {
    backgroundColor: vars.palette.background.paper,
    outline: `2px solid ${vars.palette.ledger.focusRing}`,
  },
  variants: [
    { props: { isProposed: true }, style: { '& > input': { color: vars.palette.text.secondary } } },
    { props: { isNumber: true }, style: { '& > input': { textAlign: 'right' } } },
    {
      props: { isOutlined: false },
      style: {
        '& > input:focus': {
          margin: '0 -2px',
          padding: '0 4px',
          borderColor: 'transparent',
          borderRadius: shape.field,
        },
      },
    },
    {
      props: { isOutlined: true },
      style: {
        '& > input': {
          height: 48,
          padding: '0 10px',
          border: `1px solid ${vars.palette.ledger.lineStrong}`,
          borderRadius: shape.borderRadius,
          backgroundColor: vars.palette.background.paper,
          outlineOffset: -1,
        },
      },
    },
    {
      props: { isNarrow: true, isOutlined: false },
      style: { '& > input': { padding: 0 }, '& > input:focus': { padding: '0 3px' } },
    },
    { props: { hasEndButton: true, isOutlined: false }, style: { '& > input, & > input:focus': { paddingRight: 18 } } },
    { props: { hasEndButton: true, isOutlined: true }, style: { '& > input': { paddingRight: 40 } } },
    { props: { isNarrow: true, isOutlined: true }, style: { '& > input': { padding: 0, textAlign: 'center' } } },
    {
      props: { error: true },
      style: {
        '& > input, & > input:focus': {
          color: vars.palette.error.main,
          borderColor: vars.palette.error.main,
          outlineColor: vars.palette.error.main,
        },
      },
    },
  ],
}));
