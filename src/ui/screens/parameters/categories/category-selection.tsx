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

// Visible however many operations there are.
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

/** A selection lasts as long as the page that shows it: going back or elsewhere cancels it. */
const useSelection = (name: string) => {
  const parameters = useParameters();
  useLayoutEffect(() => {
    parameters.send({ type: 'selection.requested', name });
    return () => {
      parameters.send({ type: 'selection.cancelled' });
      // The focus goes back to the category in the list.
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
  // The first page of the tab has no entry of the app before it in the history.
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
