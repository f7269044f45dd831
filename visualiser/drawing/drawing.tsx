import { useEffect, useEffectEvent, useRef } from 'react';
import type { Chart } from '../catalogue/charts.ts';
import { focusOf, type Highlight, highlight } from './highlight.ts';
import { reveal } from './reveal.ts';
import { widthsOf, type Zoom } from './zoom.ts';
import drawings from 'virtual:chart-drawings';
import style from './drawing.css?inline';

const parse = (text: string): Element =>
  document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);

/** Shows a drawing in a shadow root, because its styles use the same class names as this page. */
function showDrawing(host: HTMLElement, name: string): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const text = drawings[name];
  const sheet = document.createElement('style');
  sheet.textContent = style;
  root.replaceChildren(...(text === undefined ? [] : [parse(text), sheet]));
  return root;
}

/** The id of the clicked state; undefined outside all states. */
function stateAt(event: Event): string | undefined {
  const [target] = event.composedPath();
  const found = target instanceof Element ? target.closest('[data-state], [data-texts]') : undefined;
  return found?.getAttribute('data-state') ?? found?.getAttribute('data-texts') ?? undefined;
}

type DrawingProps = {
  readonly chart: Chart;
  readonly highlight: Highlight;
  readonly zoom: Zoom;
  readonly onState: (id: string) => void;
};

/** The drawing of a chart, scrollable by keyboard. The `key` must change with the chart. */
export function Drawing({ chart, highlight: { active, taken, linked }, zoom, onState }: DrawingProps) {
  const view = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const clicked = useEffectEvent((event: Event) => {
    const id = stateAt(event);
    if (id !== undefined) onState(id);
  });
  const { name } = chart;
  useEffect(() => {
    if (!host.current) return undefined;
    const root = showDrawing(host.current, name);
    const click = (event: Event) => clicked(event);
    root.addEventListener('click', click);
    return () => root.removeEventListener('click', click);
  }, [name]);
  useEffect(() => {
    const svg = host.current?.shadowRoot?.querySelector('svg');
    if (svg) Object.assign(svg.style, widthsOf(zoom, svg.viewBox.baseVal.width));
  }, [zoom]);
  useEffect(() => {
    const root = host.current?.shadowRoot;
    if (!root || !view.current) return;
    highlight(root, { active, taken, linked });
    const focus = focusOf(root);
    if (focus) reveal(view.current, focus);
  }, [active, taken, linked]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus
    <section ref={view} className="view" aria-label={`Drawing of ${chart.id}`} tabIndex={0}>
      <div ref={host} className="drawing" data-testid="drawing" />
    </section>
  );
}
