import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { forcedColors, forcedColorsSelection, narrowestPhone } from '../theme/media-queries.ts';
import { stateLayer } from '../theme/interaction-states.ts';

const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: 24,
  padding: 2,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.ledger.muted,
  [theme.breakpoints.down('md')]: { minHeight: 44, padding: 0, borderRadius: theme.shape.card },
}));

const Choice = styled(FormControlLabel)(({ theme }) => ({
  ...stateLayer(theme, { color: theme.vars.palette.text.primary }),
  position: 'relative',
  padding: '0 9px',
  borderRadius: theme.shape.field,
  fontSize: '0.75rem',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  '&:has(:checked)': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  },
  // The chosen option is drawn smaller than its touch target.
  [theme.breakpoints.down('md')]: {
    padding: '0 8px',
    border: '4px solid transparent',
    borderRadius: theme.shape.card,
    backgroundClip: 'padding-box',
    fontSize: '0.8125rem',
    '&:has(:checked)': { boxShadow: 'none' },
  },
  [narrowestPhone]: { padding: '0 4px' },
  '@container (width < 22rem)': { [theme.breakpoints.up('md')]: { padding: '0 4px', fontSize: '0.6875rem' } },
  [forcedColors]: {
    borderColor: 'Canvas',
    '&:has(:checked):not(:has(:focus-visible))': forcedColorsSelection,
  },
}));

// An invisible native input covers the whole option. MUI's Radio would enlarge the download of the home screen.
const HiddenRadio = styled('input')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  [theme.breakpoints.down('md')]: { inset: -4, width: 'calc(100% + 8px)', height: 'calc(100% + 8px)' },
}));

type SegmentedControlProps<Choice extends string> = {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly textOf: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
};

/** A radio group in one line. */
export function SegmentedControl<Choice extends string>({
  label,
  choices,
  chosen,
  textOf,
  onChoose,
}: SegmentedControlProps<Choice>) {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <Choice
          key={choice}
          control={
            <HiddenRadio type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
          }
          label={textOf(choice)}
        />
      ))}
    </Track>
  );
}
