import { createPortal } from 'react-dom';
import { RevealAmountsContext } from '../hooks/formats.ts';
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

/** From most to least legible. `print.css` defines each. */
const densities = ['wide', 'normal', 'close', 'columns', 'narrow', 'tight', 'tightest'] as const;

// In CSS pixels: the height of US Letter, the shortest common paper, without margins and rounding errors.
const pageHeight = (256 / 25.4) * 96;

/** Chooses the largest type that needs no more pages than the smallest one. */
const fitToPage = (sheet: HTMLElement | null): void => {
  if (!sheet) return;
  const pagesAt = (density: string): number => {
    sheet.dataset['density'] = density;
    return Math.ceil(sheet.offsetHeight / pageHeight);
  };
  const fewest = Math.max(1, pagesAt('tightest'));
  densities.find((density) => pagesAt(density) <= fewest);
};

// The attribute hides the rest of the page. `:has()` would be evaluated on every change of the page.
const layOut = (sheet: HTMLElement | null) => {
  document.documentElement.toggleAttribute('data-printed', true);
  fitToPage(sheet);
  return () => document.documentElement.removeAttribute('data-printed');
};

/** The printed sheet, a child of `body`. The app, another child, is hidden while printing. */
export const PrintLayout = () =>
  createPortal(
    <RevealAmountsContext value>
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
    </RevealAmountsContext>,
    document.body,
  );
