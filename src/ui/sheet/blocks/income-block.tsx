import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddRow } from '../add-row/add-row.tsx';
import { Figure } from '../figure.tsx';
import { EntryList } from '../rows/entry-list.tsx';
import { type TotalName, useLines, useTotal } from '../sheet-data.ts';
import { useLayout } from '../layout.ts';
import { Block } from './block.tsx';
import './income-block.css';

// On one page with all other blocks, a long list leaves the sums below it in sight.
const rowsOnBoard = 15;

export function IncomeBlock() {
  const { t } = useTranslation();
  const { name, rowHeight } = useLayout();
  const tallest = name === 'board' ? rowsOnBoard * rowHeight : undefined;
  const isEmpty = useLines('in').length === 0;
  return (
    <Block name="in" className="block-section" title={t('income.title')} total={<Figure name="inSum" />}>
      <AddRow collection="in" isTouch={false} />
      <EntryList collection="in" label={t('income.title')} tallest={tallest} />
      <dl className={isEmpty ? 'budget' : 'budget has-lines'}>
        <BudgetLine label={t('income.total')}>
          <Figure name="inSum" />
        </BudgetLine>
        <BudgetLine label={t('income.charges')}>
          <Deducted name="outMonthSum" />
        </BudgetLine>
        <BudgetLine label={t('income.provisions')}>
          <Deducted name="provisionsMonthlySum" />
        </BudgetLine>
        <BudgetLine label={t('income.budget')} isResult>
          <Figure name="budget" />
        </BudgetLine>
      </dl>
    </Block>
  );
}

type BudgetLineProps = { readonly label: string; readonly isResult?: boolean; readonly children: ReactNode };

const BudgetLine = ({ label, isResult = false, children }: BudgetLineProps) => (
  <div className={isResult ? 'row row-in is-result' : 'row row-in'}>
    <dt>{label}</dt>
    <dd className="amount">{children}</dd>
  </div>
);

/** A sum that is taken away: the minus belongs to the arithmetic, not to the sum. */
const Deducted = ({ name }: { readonly name: TotalName }) => (
  <>
    {useTotal(name) !== '0' && '\u2212'}
    <Figure name={name} className="" />
  </>
);
