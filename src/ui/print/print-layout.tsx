import { createPortal } from 'react-dom';
import { fitToPage } from './fit-to-page.ts';
import { PaperCategories } from './print-categories.tsx';
import { PaperCharges } from './print-charges.tsx';
import { PaperExpenses } from './print-expenses.tsx';
import { PaperIncome } from './print-income.tsx';
import { PaperProvisions } from './print-provisions.tsx';
import { PaperSavings } from './print-savings.tsx';
import { PaperSituation } from './print-situation.tsx';
import { PaperTitle } from './print-title.tsx';
import './print.css';

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
