/** From the most to the least legible; what each means is in `paper.css`. */
const densities = ['wide', 'normal', 'close', 'columns', 'narrow', 'tight', 'tightest'] as const;

// The height of US Letter, the lower of the usual papers, less the margins and a few millimetres for rounding, in CSS pixels.
const pageHeight = (256 / 25.4) * 96;

/** Sets the paper in the largest type with which it takes no more pages than it must. */
export const fitToPage = (paper: HTMLElement | null): void => {
  if (!paper) return;
  const pagesAt = (density: string): number => {
    paper.dataset['density'] = density;
    return Math.ceil(paper.offsetHeight / pageHeight);
  };
  const fewest = Math.max(1, pagesAt('tightest'));
  densities.find((density) => pagesAt(density) <= fewest);
};
