import { createPortal } from 'react-dom';
import { fitToPage } from './fit-to-page.ts';
import { PaperCategories } from './paper-categories.tsx';
import { PaperCharges } from './paper-charges.tsx';
import { PaperExpenses } from './paper-expenses.tsx';
import { PaperIncome } from './paper-income.tsx';
import { PaperProvisions } from './paper-provisions.tsx';
import { PaperSavings } from './paper-savings.tsx';
import { PaperSituation } from './paper-situation.tsx';
import { PaperTitle } from './paper-title.tsx';
import './paper.css';

/** The whole sheet for paper, beside the screen and in its stead. */
export const Paper = () =>
  createPortal(
    <article className="paper" ref={fitToPage}>
      <PaperTitle />
      <PaperSituation />
      <div className="paper-columns">
        <PaperIncome />
        <PaperExpenses />
        <PaperCharges />
        <PaperProvisions />
        <PaperSavings />
        <PaperCategories />
      </div>
    </article>,
    document.body,
  );
