import { useSelector } from '@xstate/react';
import { type CategorySelection, isChosen, selectable } from '../../../../domain/category-selection.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../controls/icon.tsx';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { EmptyState } from '../../../sheet/empty-state.tsx';

/** Every operation that can be chosen; those that are chosen are pressed. */
export const OperationChips = ({ selection }: { readonly selection: CategorySelection }) => {
  const { t } = useTranslation();
  const parameters = useParameters();
  const current = useSelector(parameters, ({ context }) => context.parameters);
  const operations = selectable(current, selection);
  if (operations.length === 0) {
    return <EmptyState title={t('parameters.selection.emptyTitle')}>{t('parameters.selection.emptyText')}</EmptyState>;
  }
  return (
    <fieldset className="chips" aria-label={selection.name}>
      {operations.map((operation) => {
        const isPressed = isChosen(selection, operation);
        return (
          <button
            key={operation}
            type="button"
            className="chip"
            aria-pressed={isPressed}
            onClick={() => parameters.send({ type: 'selection.toggled', operation })}
          >
            {isPressed && <Icon name="check" size={14} strokeWidth={1.75} />}
            {operation}
          </button>
        );
      })}
    </fieldset>
  );
};
