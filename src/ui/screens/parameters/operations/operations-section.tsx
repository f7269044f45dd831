import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useCallback, useRef } from 'react';
import { operationProblem } from '../../../../domain/parameters/name-problems.ts';
import { savedName } from '../../../../domain/parameters/parameters-edits.ts';
import { useTranslation } from 'react-i18next';
import { answerTo } from '../../../../machines/dialogs/dialogs.events.ts';
import { useDialogs, useParameters } from '../../../hooks/workspace-actors.tsx';
import { EmptyState } from '../../../surfaces/empty-state.tsx';
import { NameForm } from '../names/name-form.tsx';
import { NameList } from '../names/name-list.tsx';
import { NameListToolbar } from '../names/name-list-layout.ts';
import { Pane } from '../pane.tsx';
import { ShownParameters } from '../shown-parameters.tsx';
import { OperationSearch } from './operation-search.tsx';
import { useSearch } from './use-search.ts';

const NoMatch = styled('output')(({ theme }) => ({
  display: 'block',
  paddingBottom: 8,
  color: theme.vars.palette.text.secondary,
  '&:empty': { padding: 0 },
}));

export function OperationsSection() {
  const { t } = useTranslation();
  return (
    <Pane title={t('parameters.sections.operations')} lead={t('parameters.operations.lead')}>
      <ShownParameters columns={2}>
        <Operations />
      </ShownParameters>
    </Pane>
  );
}

function Operations() {
  const { t } = useTranslation();
  const parameters = useParameters();
  const dialogs = useDialogs();
  const current = useSelector(parameters, ({ context }) => context.parameters);
  const { text, unmatched, found, onChange, onCompositionEnd } = useSearch(current.operations);
  const addField = useRef<HTMLInputElement>(null);
  const remove = useCallback(
    (name: string) =>
      dialogs.send({
        type: 'deletion.requested',
        subject: { collection: 'operations', name },
        answer: answerTo(parameters, { type: 'operation.removed', name }),
      }),
    [dialogs, parameters],
  );
  return (
    <>
      <NameListToolbar>
        <NameForm
          label={t('parameters.operations.add')}
          field={addField}
          problemOf={(typed) => operationProblem(current, typed)}
          onAdd={(name) => parameters.send({ type: 'operation.added', name: savedName(name) })}
        />
        <OperationSearch text={text} onChange={onChange} onCompositionEnd={onCompositionEnd} />
      </NameListToolbar>
      <NoMatch>{unmatched !== undefined && t('parameters.operations.nothingFound', { text: unmatched })}</NoMatch>
      <NameList
        label={t('parameters.sections.operations')}
        names={found}
        columns={2}
        problemOf={(typed, name) => operationProblem(current, typed, name)}
        onRename={(name, to) => parameters.send({ type: 'operation.renamed', name, to: savedName(to) })}
        onRemove={remove}
        onEmptied={() => addField.current?.focus()}
        empty={
          <EmptyState title={t('parameters.operations.emptyTitle')}>{t('parameters.operations.emptyText')}</EmptyState>
        }
      />
    </>
  );
}
