import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { Pane } from '../pane.tsx';
import { sectionSearch } from '../sections.ts';
import { touchOrNarrow } from '../../../theme/media-queries.ts';
import { OperationChips } from './operation-chips.tsx';

// Sticky: stays visible below a long list of operations.
const Actions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 16,
  padding: '12px 0',
  background: theme.vars.palette.background.paper,
  '& button': { minHeight: 36, padding: '0 16px', [touchOrNarrow]: { minHeight: 44 } },
}));

const Count = styled('output')(({ theme }) => ({
  marginLeft: 8,
  color: theme.vars.palette.text.tertiary,
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', order: -1, margin: 0 },
}));

/** Starts a selection. Leaving the page cancels it. */
const useSelection = (name: string) => {
  const parameters = useParameters();
  useLayoutEffect(() => {
    parameters.send({ type: 'selection.requested', name });
    return () => {
      parameters.send({ type: 'selection.cancelled' });
      // Returns the focus to the category in the list.
      queueMicrotask(() =>
        document.querySelector<HTMLElement>(`[data-row="${CSS.escape(name)}"] [data-cell]`)?.focus(),
      );
    };
  }, [parameters, name]);
  return useSelector(parameters, ({ context }) => context.selection);
};

const useGoBack = () => {
  const navigate = useNavigate();
  const { key } = useLocation();
  // On the first page of a tab, the history has no earlier entry of the app.
  const isFirstPage = key === 'default';
  return () => void (isFirstPage ? navigate(sectionSearch('categories'), { replace: true }) : navigate(-1));
};

export function CategorySelection({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const parameters = useParameters();
  const selection = useSelection(name);
  const goBack = useGoBack();
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
      isLeadAlwaysShown
    >
      {selection && <OperationChips selection={selection} />}
      <Actions>
        <Button variant="contained" onClick={save}>
          {t('parameters.selection.save')}
        </Button>
        <Button onClick={goBack}>{t('shell.cancel')}</Button>
        <Count>{selection && t('parameters.selection.chosen', { count: selection.operations.length })}</Count>
      </Actions>
    </Pane>
  );
}
