/** From the most to the least legible; what each means is in `print.css`. */
const densities = ['wide', 'normal', 'close', 'columns', 'narrow', 'tight', 'tightest'] as const;

// The height of US Letter, the lower of the usual papers, less the margins and a few millimetres for rounding, in CSS pixels.
const pageHeight = (256 / 25.4) * 96;

/** Sets the printed sheet in the largest type with which it takes no more pages than it must. */
export const fitToPage = (sheet: HTMLElement | null): void => {
  if (!sheet) return;
  const pagesAt = (density: string): number => {
    sheet.dataset['density'] = density;
    return Math.ceil(sheet.offsetHeight / pageHeight);
  };
  const fewest = Math.max(1, pagesAt('tightest'));
  densities.find((density) => pagesAt(density) <= fewest);
};
