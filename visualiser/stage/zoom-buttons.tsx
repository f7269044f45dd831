import { type Zoom, zoomedBy, zoomLabel } from '../drawing/zoom.ts';

type ZoomButtonsProps = { readonly zoom: Zoom; readonly onZoom: (zoom: Zoom) => void };

export const ZoomButtons = ({ zoom, onZoom }: ZoomButtonsProps) => (
  <fieldset className="group" aria-label="Size of the drawing">
    <button type="button" onClick={() => onZoom(zoomedBy(zoom, -1))} aria-label="Smaller">
      −
    </button>
    <button type="button" className="size" onClick={() => onZoom('fit')} title="As wide as there is room">
      {zoomLabel(zoom)}
    </button>
    <button type="button" onClick={() => onZoom(zoomedBy(zoom, 1))} aria-label="Larger">
      +
    </button>
  </fieldset>
);
