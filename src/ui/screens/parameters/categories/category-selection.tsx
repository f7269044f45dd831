import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { Pane } from '../pane.tsx';
import { sectionSearch } from '../sections.ts';
import './category-selection.css';
import { OperationChips } from './operation-chips.tsx';

/** A selection lasts as long as the page that shows it: going back or elsewhere cancels it. */
const useSelection = (name: string) => {
  const parameters = useParameters();
  useLayoutEffect(() => {
    parameters.send({ type: 'selection.requested', name });
    return () => {
      parameters.send({ type: 'selection.cancelled' });
      // Back in the list, the keyboard goes on from the category.
      queueMicrotask(() =>
        document.querySelector<HTMLElement>(`[data-row="${CSS.escape(name)}"] [data-cell]`)?.focus(),
      );
    };
  }, [parameters, name]);
  return useSelector(parameters, ({ context }) => context.selection);
};

const useWayBack = () => {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The page that was opened first has nothing of ours behind it.
  const isFirstPage = key === 'default';
  return () => void (isFirstPage ? navigate(sectionSearch('categories'), { replace: true }) : navigate(-1));
};

/** Where the operations of a category are chosen. */
export function CategorySelection({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const parameters = useParameters();
  const selection = useSelection(name);
  const goBack = useWayBack();
  const title = t('parameters.sections.categories');
  const save = () => {
    parameters.send({ type: 'selection.saved' });
    goBack();
  };
  return (
    <Pane
      title={t('parameters.selection.title', { title, name })}
      visibleTitle={
        <>
          {title} <span>/ {name}</span>
        </>
      }
      lead={t('parameters.selection.lead')}
      isLeadKept
    >
      {selection && <OperationChips selection={selection} />}
      <div className="selection-actions">
        <Button variant="contained" onClick={save}>
          {t('parameters.selection.save')}
        </Button>
        <Button onClick={goBack}>{t('shell.cancel')}</Button>
        <output className="selection-count">
          {selection && t('parameters.selection.chosen', { count: selection.operations.length })}
        </output>
      </div>
    </Pane>
  );
}
