import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import {
  type CategorySelection,
  isChosen,
  selectableOperations,
} from '../../../../domain/parameters/category-selection.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { EmptyState } from '../../../surfaces/empty-state.tsx';
import { forcedColors, forcedColorsSelection, touchOrNarrow } from '../../../theme/media-queries.ts';
import { interactive, stateLayer } from '../../../theme/interaction-states.ts';

const Choices = styled('fieldset')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

// Native, because hundreds of MUI buttons are slow to render.
const Choice = styled('button')(({ theme }) => ({
  ...stateLayer(theme, { borderColor: theme.vars.palette.text.secondary }),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 32,
  padding: '4px 11px',
  border: `1px solid ${theme.vars.palette.ledger.lineStrong}`,
  borderRadius: theme.shape.dialog,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    fontWeight: 500,
    color: theme.vars.palette.ledger.onAccentContainer,
    backgroundColor: theme.vars.palette.ledger.accentContainer,
    backgroundImage: 'none',
    ...interactive(
      { backgroundColor: theme.vars.palette.ledger.accentContainerHover },
      { backgroundColor: theme.vars.palette.ledger.accentContainerPressed },
    ),
    [forcedColors]: forcedColorsSelection,
  },
  [touchOrNarrow]: { minHeight: 44, padding: '8px 15px', borderRadius: theme.shape.pill },
}));

/** A toggle button for each operation. */
export const OperationChips = ({ selection }: { readonly selection: CategorySelection }) => {
  const { t } = useTranslation();
  const parameters = useParameters();
  const current = useSelector(parameters, ({ context }) => context.parameters);
  const operations = selectableOperations(current, selection);
  if (operations.length === 0) {
    return <EmptyState title={t('parameters.selection.emptyTitle')}>{t('parameters.selection.emptyText')}</EmptyState>;
  }
  return (
    <Choices aria-label={selection.name}>
      {operations.map((operation) => {
        const isPressed = isChosen(selection, operation);
        return (
          <Choice
            key={operation}
            type="button"
            aria-pressed={isPressed}
            onClick={() => parameters.send({ type: 'selection.toggled', operation })}
          >
            {isPressed && <Icon name="check" size={14} strokeWidth={1.75} />}
            {operation}
          </Choice>
        );
      })}
    </Choices>
  );
};
