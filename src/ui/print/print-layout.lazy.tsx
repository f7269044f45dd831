import { createPortal } from 'react-dom';
import { ShowsHiddenAmounts } from '../hooks/formats.ts';
import { fitToPage } from './fit-to-page.ts';
import { PrintCategories } from './print-categories.tsx';
import { PrintCharges } from './print-charges.tsx';
import { PrintExpenses } from './print-expenses.tsx';
import { PrintForecast } from './print-forecast.tsx';
import { PrintIncome } from './print-income.tsx';
import { PrintProvisions } from './print-provisions.tsx';
import { PrintSavings } from './print-savings.tsx';
import { PrintSituation } from './print-situation.tsx';
import { PrintTitle } from './print-title.tsx';
import './print.css';

/** Everything else is hidden meanwhile: by a mark, as `:has()` would have each change on the screen looked at. */
const layOut = (sheet: HTMLElement | null) => {
  document.documentElement.toggleAttribute('data-printed', true);
  fitToPage(sheet);
  return () => document.documentElement.removeAttribute('data-printed');
};

/** The whole sheet as it is printed, in `body` beside the app, which is hidden meanwhile. */
export const PrintLayout = () =>
  createPortal(
    <ShowsHiddenAmounts value>
      <article className="print-layout" ref={layOut}>
        <PrintTitle />
        <PrintSituation />
        <PrintForecast />
        <div className="print-columns">
          <PrintIncome />
          <PrintExpenses />
          <PrintCharges />
          <PrintProvisions />
          <PrintSavings />
          <PrintCategories />
        </div>
      </article>
    </ShowsHiddenAmounts>,
    document.body,
  );
