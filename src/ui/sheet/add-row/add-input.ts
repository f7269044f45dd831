import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens.json' with { type: 'json' };

type AddInputLook = {
  /** In a box, for a thumb; else on a line. */
  readonly isBoxed: boolean;
};

/** What is typed into in a row that adds. */
export const AddInput = styled(InputBase, { shouldForwardProp: (name) => name !== 'isBoxed' })<AddInputLook>(
  ({ theme: { vars, breakpoints, shape } }) => ({
    width: '100%',
    font: 'inherit',
    '& > input': {
      flex: 1,
      width: 0,
      height: 22,
      padding: '0 2px',
      outlineOffset: 0,
      borderBottom: `1px solid ${vars.palette.ledger.lineStrong}`,
      [breakpoints.down('md')]: { height: 44, fontSize: '1rem' },
    },
    '& > input:focus': {
      backgroundColor: vars.palette.background.paper,
      outline: `2px solid ${vars.palette.ledger.focusRing}`,
    },
    '&&.Mui-error > input': {
      color: vars.palette.error.main,
      borderColor: vars.palette.error.main,
      outlineColor: vars.palette.error.main,
    },
    '& > input:where([inputmode="decimal"], [inputmode="numeric"])': { textAlign: 'right' },
    variants: [
      {
        props: { isBoxed: false },
        style: {
          '& > input:focus': {
            margin: '0 -2px',
            padding: '0 4px',
            borderColor: 'transparent',
            borderRadius: radius.field,
          },
        },
      },
      {
        props: { isBoxed: true },
        style: {
          '& > input': {
            padding: '0 10px',
            border: `1px solid ${vars.palette.ledger.lineStrong}`,
            borderRadius: shape.borderRadius,
            backgroundColor: vars.palette.background.paper,
            outlineOffset: -1,
          },
        },
      },
    ],
  }),
);
