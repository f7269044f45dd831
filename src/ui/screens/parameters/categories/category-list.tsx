import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import { categoryProblem } from '../../../../domain/parameters/name-problems.ts';
import { useTranslation } from 'react-i18next';
import { answerTo } from '../../../../machines/dialogs/dialogs.events.ts';
import { useDialogs, useParameters } from '../../../hooks/workspace-actors.tsx';
import { EmptyState } from '../../../surfaces/empty-state.tsx';
import { NameForm } from '../names/name-form.tsx';
import { NameList } from '../names/name-list.tsx';
import { NameListToolbar } from '../names/name-list-layout.ts';
import type { RowAction } from '../names/row-buttons.tsx';
import { categorySearch } from '../sections.ts';
import { savedName } from '../../../../domain/parameters/parameters-edits.ts';
import { useCategoryDetails } from './use-category-details.ts';
import { useNavigateFromOverlay } from '../../../hooks/close-on-back.ts';

const useChooseAction = (): readonly RowAction[] => {
  const { t } = useTranslation();
  const navigate = useNavigateFromOverlay();
  return useMemo(
    () => [
      {
        cell: 'choose',
        label: t('parameters.categories.choose'),
        icon: 'list',
        isLabelShown: true,
        run: (name) => navigate(categorySearch(name)),
      },
    ],
    [t, navigate],
  );
};

export function CategoryList() {
  const { t } = useTranslation();
  const parameters = useParameters();
  const dialogs = useDialogs();
  const current = useSelector(parameters, ({ context }) => context.parameters);
  const names = useMemo(() => current.categories.map(({ name }) => name), [current.categories]);
  const addField = useRef<HTMLInputElement>(null);
  const remove = useCallback(
    (name: string) =>
      dialogs.send({
        type: 'deletion.requested',
        subject: { collection: 'categories', name },
        answer: answerTo(parameters, { type: 'category.removed', name }),
      }),
    [dialogs, parameters],
  );
  return (
    <>
      <NameListToolbar>
        <NameForm
          label={t('parameters.categories.add')}
          field={addField}
          problemOf={(typed) => categoryProblem(current, typed)}
          onAdd={(name) => parameters.send({ type: 'category.added', name: savedName(name) })}
        />
      </NameListToolbar>
      <NameList
        label={t('parameters.sections.categories')}
        names={names}
        columns={1}
        details={useCategoryDetails(current.categories)}
        actions={useChooseAction()}
        problemOf={(typed, name) => categoryProblem(current, typed, name)}
        onRename={(name, to) => parameters.send({ type: 'category.renamed', name, to: savedName(to) })}
        onRemove={remove}
        onEmptied={() => addField.current?.focus()}
        empty={
          <EmptyState title={t('parameters.categories.emptyTitle')}>{t('parameters.categories.emptyText')}</EmptyState>
        }
      />
    </>
  );
}
