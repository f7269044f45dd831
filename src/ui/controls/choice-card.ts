import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { forcedColors, forcedSelection } from '../theme/media-queries.ts';
import { radius } from '../theme/tokens.json' with { type: 'json' };

/** One of several to choose among, as a card: its words lie under the radio in its corner. */
export const ChoiceCard = styled(FormControlLabel)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  padding: 12,
  borderRadius: radius.inset,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.ledger.lineStrong}`,
  '& .MuiRadio-root': { position: 'absolute', top: 12, right: 12 },
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:has(:checked)': {
    background: theme.vars.palette.action.selected,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
  [forcedColors]: {
    border: '1px solid ButtonBorder',
    '&:has(:checked):not(:has(:focus-visible))': forcedSelection,
  },
}));
