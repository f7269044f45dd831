import type { Page } from 'playwright-core';

type TargetSize = {
  /** In CSS pixels, in both directions. */
  readonly size: number;
  /** Whether free space around a target counts as a part of the target. */
  readonly isSpaced: boolean;
};

/** The minimum size of a target for touch, and for a mouse (WCAG 2.5.8). */
export const touchTarget: TargetSize = { size: 44, isSpaced: false };
export const pointerTarget: TargetSize = { size: 24, isSpaced: true };

/** The controls that are too small. A field includes its label; links within text are exempt. */
export const smallTargets = (page: Page, least: TargetSize): Promise<readonly string[]> =>
  page.evaluate(smallTargetsHere, least);

/** Runs in the page. */
export const smallTargetsHere = ({ size, isSpaced }: TargetSize): readonly string[] => {
  /* oxlint-disable unicorn/consistent-function-scoping -- this runs in the page, which knows nothing outside of it */
  const reach = size / 2 - 1;
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const labelOf = (element: Element) => (element instanceof HTMLInputElement ? element.labels?.[0] : undefined);
  const all = 'a[href], button, input, [role="option"], [role="menuitem"]';
  const isUnder = (element: Element, x: number, y: number): boolean => {
    // The user scrolls to a target outside the window before pressing it.
    if (!isInside(x, y)) return true;
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    const isOwn = element.contains(hit) || labelOf(element)?.contains(hit) === true;
    return isOwn || (isSpaced && hit.closest(`${all}, label`) === null);
  };
  const isTarget = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled') &&
    element.closest('.visually-hidden, a[href="#content"], [aria-hidden="true"], [inert]') === null &&
    getComputedStyle(element).display !== 'inline';
  const isSmall = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const label = labelOf(element)?.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reaches = (dx: number, dy: number) => isUnder(element, x - dx, y - dy) && isUnder(element, x + dx, y + dy);
    const { width: besides = 0, height: above = 0 } = label ?? {};
    const isWide = Math.max(width, besides) >= size || reaches(reach, 0);
    const isHigh = Math.max(height, above) >= size || reaches(0, reach);
    return !isWide || !isHigh;
  };
  /** Whether an element is inside the window and not covered. */
  const isUncovered = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return isInside(x, y) && document.elementFromPoint(x, y)?.closest(all) === element;
  };
  return [...document.querySelectorAll<HTMLElement>(all)]
    .filter((element) => isTarget(element) && isUncovered(element) && isSmall(element))
    .map((element) => `less than ${size} px: ${element.outerHTML.slice(0, 160)}`);
};
