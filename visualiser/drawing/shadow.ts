import drawings from 'virtual:chart-drawings';
import style from './drawing.css?inline';

const parse = (text: string): Element =>
  document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);

/** Shows a drawing in a shadow root, because its styles use the same class names as this page. */
export function showDrawing(host: HTMLElement, name: string): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const text = drawings[name];
  const sheet = document.createElement('style');
  sheet.textContent = style;
  root.replaceChildren(...(text === undefined ? [] : [parse(text), sheet]));
  return root;
}

/** The id of the clicked state; undefined outside all states. */
export function stateAt(event: Event): string | undefined {
  const [target] = event.composedPath();
  const found = target instanceof Element ? target.closest('[data-state], [data-texts]') : undefined;
  return found?.getAttribute('data-state') ?? found?.getAttribute('data-texts') ?? undefined;
}
