import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Explanation } from '../../../controls/explanation.tsx';
import { AddRow } from '../../entries/add-row/add-row.tsx';
import { StepText } from '../../onboarding/step-text.tsx';
import { Figure } from '../../../amounts/figure.tsx';
import { useShownSign } from '../../../amounts/signed-figure.tsx';
import { EntryList } from '../../entries/entry-list.tsx';
import { SelectionBar } from '../../list/selection/selection-bar.tsx';
import type { TotalName } from '../../../hooks/sheet-data.ts';
import { useLayout } from '../../../hooks/layout.tsx';
import { Block } from '../../../surfaces/block.tsx';

// On the board a longer list scrolls, so that the sums below it stay visible.
const rowsOnBoard = 15;

const Budget = styled('div')(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.text.secondary,
  // The selection bar is as high as the rows that it covers.
  [theme.breakpoints.down('lg')]: { '& > [role="toolbar"]': { maxHeight: 'var(--row)' } },
  '.row-focus + &::before, [data-step] + &::before': {
    position: 'absolute',
    inset: '0 calc(var(--edge) + var(--action)) auto var(--pad)',
    borderTop: 'var(--hairline)',
    content: '""',
  },
}));

const Lines = styled('dl')({ margin: 0 });

// With increased letter spacing a label wraps instead of being truncated.
const BudgetRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 'var(--row)',
  padding: '0 calc(var(--edge) + var(--action)) 0 var(--pad)',
  lineHeight: 'var(--row)',
  '& dd': { margin: 0, paddingLeft: 6 },
  '&:last-of-type': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));

export function IncomeBlock() {
  const { t } = useTranslation();
  const { name, rowHeight } = useLayout();
  const maxHeight = name === 'board' ? rowsOnBoard * rowHeight : undefined;
  return (
    <Block name="in" title={t('income.title')} total={<Figure name="inSum" />}>
      <AddRow collection="in" isTouch={false} />
      <EntryList collection="in" label={t('income.title')} empty={<StepText step="income" />} maxHeight={maxHeight} />
      <Budget>
        <Lines>
          <BudgetLine label={t('income.total')}>
            <Figure name="inSum" />
          </BudgetLine>
          <BudgetLine label={t('income.charges')}>
            <Deducted name="outMonthSum" />
          </BudgetLine>
          <BudgetLine label={t('income.provisions')}>
            <Deducted name="provisionsMonthlySum" />
          </BudgetLine>
          <BudgetLine label={t('income.budget')} text={t('explanation.budget')}>
            <Figure name="budget" />
          </BudgetLine>
        </Lines>
        <SelectionBar collection="in" />
      </Budget>
    </Block>
  );
}

type BudgetLineProps = { readonly label: string; readonly text?: string; readonly children: ReactNode };

const BudgetLine = ({ label, text, children }: BudgetLineProps) => (
  <BudgetRow>
    <dt>
      {label}
      {text !== undefined && <Explanation figure={label} text={text} />}
    </dt>
    <dd className="amount">{children}</dd>
  </BudgetRow>
);

/** A subtracted sum: the minus is the operator, not the sign of the sum. */
const Deducted = ({ name }: { readonly name: TotalName }) => (
  <>
    {useShownSign(name) !== 0 && '\u2212'}
    <Figure name={name} className="" />
  </>
);
