import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { forcedColors, forcedColorsSelection } from '../theme/media-queries.ts';
import { interactive, stateLayer } from '../theme/interaction-states.ts';

export const CornerRadio = styled(Radio)({ position: 'absolute', top: 12, right: 12 });

export const RadioCard = styled(FormControlLabel)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  padding: 12,
  borderRadius: theme.shape.inset,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.ledger.lineStrong}`,
  ...stateLayer(theme),
  '&:has(:checked)': {
    background: theme.vars.palette.action.selected,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    ...interactive(
      {
        boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}, inset 0 0 0 3px ${theme.vars.palette.ledger.barFill}`,
      },
      { background: theme.vars.palette.ledger.selectedPressed },
    ),
  },
  [forcedColors]: {
    border: '1px solid ButtonBorder',
    '&:has(:checked):not(:has(:focus-visible))': forcedColorsSelection,
  },
}));
