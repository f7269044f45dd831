/** As wide as there is room, or a part of the drawing's own size. */
export type Zoom = 'fit' | number;

const smallest = 0.4;
const largest = 2;
const step = 0.2;
// Smaller, its texts could not be read.
const leastFit = 0.75;

const rounded = (zoom: number): number => Math.min(largest, Math.max(smallest, Math.round(zoom * 10) / 10));

/** The next larger or smaller size; what fits counts as the drawing's own. */
export const zoomedBy = (zoom: Zoom, steps: number): Zoom => rounded((zoom === 'fit' ? 1 : zoom) + steps * step);

/** The widths of a drawing that is `natural` pixels wide. */
export const widthsOf = (zoom: Zoom, natural: number) =>
  zoom === 'fit'
    ? { width: '100%', minWidth: `${natural * leastFit}px`, maxWidth: `${natural}px` }
    : { width: `${natural * zoom}px`, minWidth: '0', maxWidth: 'none' };

export const zoomLabel = (zoom: Zoom): string => (zoom === 'fit' ? 'Fit' : `${Math.round(zoom * 100)} %`);
