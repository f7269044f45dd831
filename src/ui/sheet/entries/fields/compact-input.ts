import InputBase from '@mui/material/InputBase';
import { interactive } from '../../../theme/interaction-states.ts';
import { styled, type Theme } from '@mui/material/styles';

type AddInputLook = {
  /** In a box, on touch; otherwise on a line. */
  readonly isBoxed: boolean;
  /** Stands where the numbers of the rows below stand. */
  readonly isNumber?: boolean;
  /** As narrow as two digits. */
  readonly isNarrow?: boolean;
  /** Nobody has typed what it holds. */
  readonly isProposed?: boolean | undefined;
  /** What lies over its end. */
  readonly end?: 'button' | undefined;
};

const looks = new Set<PropertyKey>([
  'isBoxed',
  'isNumber',
  'isNarrow',
  'isProposed',
  'end',
] satisfies readonly (keyof AddInputLook)[]);

/** Marks the field in which something is asked for now. */
export const asked = ({ vars }: Theme) => ({
  borderBottom: `2px solid ${vars.palette.primary.main}`,
});

/** What is typed into in a row that adds. */
export const AddInput = styled(InputBase, { shouldForwardProp: (name) => !looks.has(name) })<AddInputLook>(
  ({ theme: { vars, breakpoints, shape } }) => ({
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
    // One that is wrong keeps its colour.
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
        props: { isBoxed: false },
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
        props: { isBoxed: true },
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
        props: { isNarrow: true, isBoxed: false },
        style: { '& > input': { padding: 0 }, '& > input:focus': { padding: '0 3px' } },
      },
      { props: { end: 'button', isBoxed: false }, style: { '& > input, & > input:focus': { paddingRight: 18 } } },
      { props: { end: 'button', isBoxed: true }, style: { '& > input': { paddingRight: 40 } } },
      { props: { isNarrow: true, isBoxed: true }, style: { '& > input': { padding: 0, textAlign: 'center' } } },
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
  }),
);
