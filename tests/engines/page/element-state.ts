import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import type { Locator, ElementState } from './locator.ts';

type Step = Locator[number];

export const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

function foundIn(container: HTMLElement, step: Step): readonly HTMLElement[] {
  if ('css' in step) return [...container.querySelectorAll<HTMLElement>(step.css)];
  if ('label' in step) return queryAllByLabelText(container, step.label, { selector: 'input, textarea, select' });
  const { role, name, holds = '' } = step;
  const isNamed = (whole: string) => (name === undefined || plain(whole) === plain(name)) && whole.includes(holds);
  return queryAllByRole(container, role, name === undefined && holds === '' ? {} : { name: isNamed });
}

const inOrder = (a: Element, b: Element): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** All visible elements of a locator, in document order. */
const found = (locator: Locator): readonly HTMLElement[] =>
  locator
    .reduce<readonly HTMLElement[]>(
      (containers, step) => [...new Set(containers.flatMap((container) => foundIn(container, step)))].filter(isShown),
      [document.body],
    )
    .toSorted(inOrder);

const tagOf = (element: Element): string =>
  (element.cloneNode(false) instanceof Element ? element.outerHTML : '').slice(0, 120);

const labelOf = (element: Element) => (element instanceof HTMLInputElement ? element.labels?.[0] : undefined);

/** Whether a click on `hit` activates the element: `hit` is the element, its label, or the mark that covers it. */
const isHit = (element: Element, hit: Element): boolean =>
  element.contains(hit) || labelOf(element)?.contains(hit) === true || hit.contains(element);

function clickPointOf(element: Element): ElementState['clickPoint'] {
  const own = element.getBoundingClientRect();
  // A checkbox that CSS draws is clicked by its label.
  const { left, top, width, height } = own.width < 4 ? (labelOf(element) ?? element).getBoundingClientRect() : own;
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return 'off the window';
  return isHit(element, hit) ? { x, y } : `under ${tagOf(hit)}`;
}

const isIn = (field: Element, name: 'checked' | 'disabled'): boolean => Reflect.get(field, name) === true;

/** Returns the state of the first element of a locator; `null` if there is no element. */
export function elementState(locator: Locator): ElementState | null {
  const elements = found(locator);
  const [element] = elements;
  if (!element) return null;
  const value: unknown = Reflect.get(element, 'value');
  return {
    count: elements.length,
    text: textOf(element),
    value: typeof value === 'string' ? value : '',
    isChecked: isIn(element, 'checked') || element.ariaChecked === 'true',
    isDisabled: isIn(element, 'disabled') || element.ariaDisabled === 'true',
    hasFocus: element === document.activeElement,
    containsFocus: element.contains(document.activeElement),
    clickPoint: clickPointOf(element),
  };
}

/** Returns the visible text of an element, with plain spaces. */
export const textOf = (element: HTMLElement): string => plain(element.innerText);

/** Scrolls to the first element of a locator if the element cannot be clicked. */
export function scrollTo(locator: Locator): void {
  const [element] = found(locator);
  if (!element || typeof clickPointOf(element) !== 'string') return;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
