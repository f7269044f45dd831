/** `fit` is as wide as the view. A number is a factor of the natural size. */
export type Zoom = 'fit' | number;

const smallest = 0.4;
const largest = 2;
const step = 0.2;
// Texts are unreadable below this factor.
const leastFit = 0.75;

const rounded = (zoom: number): number => Math.min(largest, Math.max(smallest, Math.round(zoom * 10) / 10));

/** The next larger or smaller size; `fit` counts as the natural size. */
export const zoomedBy = (zoom: Zoom, steps: number): Zoom => rounded((zoom === 'fit' ? 1 : zoom) + steps * step);

export const widthsOf = (zoom: Zoom, natural: number) =>
  zoom === 'fit'
    ? { width: '100%', minWidth: `${natural * leastFit}px`, maxWidth: `${natural}px` }
    : { width: `${natural * zoom}px`, minWidth: '0', maxWidth: 'none' };

export const zoomLabel = (zoom: Zoom): string => (zoom === 'fit' ? 'Fit' : `${Math.round(zoom * 100)} %`);
