import { createPortal } from 'react-dom';
import { RevealAmountsContext, useDateFormat } from '../hooks/formats.ts';
import { PrintExpenses } from './print-expenses.tsx';
import { PrintForecast } from './print-forecast.tsx';
import { PrintIncome } from './print-income.tsx';
import { PrintCategories, PrintCharges, PrintSavings } from './print-lists.tsx';
import { PrintProvisions } from './print-provisions.tsx';
import { PrintSituation } from './print-situation.tsx';
import { useSelector } from '@xstate/react';
import { toLocalDate } from '../../domain/sheet/sheet-date.ts';
import { monthText } from '../../i18n/formats.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useSheet } from '../hooks/workspace-actors.tsx';
import './print.css';

function PrintTitle() {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useDateFormat();
  const day = toLocalDate(useSelector(useSheet(), ({ context }) => context.sheet.date));
  return (
    <header className="print-title">
      <h1>{monthText(day, language)}</h1>
      <span>{format.sheet(day)}</span>
      <span className="print-product">{t('shell.productName')}</span>
    </header>
  );
}

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
