import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { useTranslation } from 'react-i18next';
import { Keys } from '../../../keyboard/keys.tsx';
import { forcedColors, forcedColorsSelection, touchOrNarrow } from '../../../theme/media-queries.ts';
import { interactive } from '../../../theme/interaction-states.ts';

const Root = styled(Paper, { shouldForwardProp: (name) => name !== 'isAbove' })<{
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

const Legend = styled('div')(({ theme: { vars, breakpoints, typography } }) => ({
  display: 'flex',
  gap: 12,
  marginTop: 4,
  padding: '6px 10px 4px',
  borderTop: `1px solid ${vars.palette.divider}`,
  ...typography.micro,
  color: vars.palette.text.tertiary,
  [breakpoints.down('md')]: { display: 'none' },
  // These keys pick the suggestion that the arrow keys have highlighted.
  'ul:not(:has(.Mui-focused)) ~ & > [data-picks]': { visibility: 'hidden' },
}));

type SuggestionsProps = Pick<UseAutocompleteReturnValue<string>, 'getListboxProps' | 'getOptionProps'> & {
  readonly label: string;
  readonly names: readonly string[];
  /** The number of typed letters, which are bold at the start of each suggestion. */
  readonly typedLength: number;
  readonly isAbove: boolean | undefined;
};

const scrollIntoView = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' });

/** The list of suggestions of a field, and a legend of its keys. */
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
    <Root ref={scrollIntoView} elevation={8} isAbove={isAbove}>
      <Names {...getListboxProps()} aria-label={label} aria-labelledby={undefined}>
        {names.map((name, index) => {
          // Hovering must not highlight: Enter would pick the suggestion under the pointer, not the one reached by the arrow keys.
          const { key, ...option } = getOptionProps({ option: name, index });
          return (
            <li key={key} {...option} onMouseMove={undefined} aria-label={name}>
              <mark>{name.slice(0, typedLength)}</mark>
              {name.slice(typedLength)}
            </li>
          );
        })}
      </Names>
      <Legend aria-hidden="true">
        <span>
          <Keys keys={['↑', '↓']} /> {t('suggestions.move')}
        </span>
        <span data-picks="">
          <Keys keys={['↵']} /> {t('suggestions.or')} <Keys keys={['Tab']} /> {t('suggestions.pick')}
        </span>
      </Legend>
    </Root>
  );
};
