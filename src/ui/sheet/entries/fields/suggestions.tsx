import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { useTranslation } from 'react-i18next';
import { Keys } from '../../../keyboard/keys.tsx';
import { forcedColors, forcedColorsSelection, touchOrNarrow } from '../../../theme/media-queries.ts';
import { interactive } from '../../../theme/interaction-states.ts';

// Below the field in a row, above it in the bar at the foot of a phone.
const Place = styled(Paper, { shouldForwardProp: (name) => name !== 'isAbove' })<{
  readonly isAbove: boolean | undefined;
}>(({ theme: { vars, shape, zIndex } }) => ({
  position: 'absolute',
  zIndex: zIndex.suggestions,
  top: 'calc(100% + 4px)',
  left: -4,
  width: 272,
  maxWidth: 'calc(100vw - 32px)',
  padding: 4,
  borderRadius: shape.inset,
  textAlign: 'left',
  backgroundColor: vars.palette.ledger.raised,
  [touchOrNarrow]: { fontSize: '0.9375rem' },
  [forcedColors]: { border: '1px solid ButtonBorder' },
  variants: [{ props: { isAbove: true }, style: { top: 'auto', bottom: 'calc(100% + 4px)' } }],
}));

const Names = styled('ul')(({ theme: { vars, shape } }) => ({
  '& [role="option"]': {
    padding: '0 10px',
    overflow: 'hidden',
    borderRadius: shape.field,
    lineHeight: '28px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...interactive(
      { backgroundColor: vars.palette.action.selected },
      { backgroundColor: vars.palette.ledger.selectedPressed },
    ),
    '&.Mui-focused': { backgroundColor: vars.palette.action.selected, [forcedColors]: forcedColorsSelection },
    [touchOrNarrow]: { lineHeight: '44px' },
  },
  '& mark': { fontWeight: 600, color: 'inherit', background: 'none' },
}));

const Foot = styled('div')(({ theme: { vars, breakpoints, typography } }) => ({
  display: 'flex',
  gap: 12,
  marginTop: 4,
  padding: '6px 10px 4px',
  borderTop: `1px solid ${vars.palette.divider}`,
  ...typography.micro,
  color: vars.palette.text.tertiary,
  [breakpoints.down('md')]: { display: 'none' },
  // They pick what the arrows have reached.
  'ul:not(:has(.Mui-focused)) ~ & > [data-picks]': { visibility: 'hidden' },
}));

type SuggestionsProps = Pick<UseAutocompleteReturnValue<string>, 'getListboxProps' | 'getOptionProps'> & {
  readonly label: string;
  readonly names: readonly string[];
  /** How many letters of each were typed. */
  readonly typedLength: number;
  readonly isAbove: boolean | undefined;
};

const scrollToSight = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' });

/** The proposals at a field, and what the keys do with them. */
export const Suggestions = ({
  label,
  names,
  typedLength,
  isAbove,
  getListboxProps,
  getOptionProps,
}: SuggestionsProps) => {
  const { t } = useTranslation();
  return (
    <Place ref={scrollToSight} elevation={8} isAbove={isAbove}>
      <Names {...getListboxProps()} aria-label={label} aria-labelledby={undefined}>
        {names.map((name, index) => {
          // No hover highlight: Enter would pick what the pointer lies on instead of what the arrow keys have reached.
          const { key, ...option } = getOptionProps({ option: name, index });
          return (
            <li key={key} {...option} onMouseMove={undefined} aria-label={name}>
              <mark>{name.slice(0, typedLength)}</mark>
              {name.slice(typedLength)}
            </li>
          );
        })}
      </Names>
      <Foot aria-hidden="true">
        <span>
          <Keys keys={['↑', '↓']} /> {t('suggestions.move')}
        </span>
        <span data-picks="">
          <Keys keys={['↵']} /> {t('suggestions.or')} <Keys keys={['Tab']} /> {t('suggestions.pick')}
        </span>
      </Foot>
    </Place>
  );
};
