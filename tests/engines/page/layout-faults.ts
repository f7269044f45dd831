import { pointerTarget, smallTargetsHere, touchTarget } from '../../e2e/gallery/targets.ts';

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Piece = { readonly what: string; readonly box: Box; readonly layer: Element; readonly element: Element };

const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;
const isEmpty = (box: Box): boolean => widthOf(box) <= 0 || heightOf(box) <= 0;

function ancestorsOf(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** Returns the part of a box that is visible inside its scrolling and clipping ancestors. */
const visiblePartOf = (element: Element, box: Box): Box =>
  ancestorsOf(element)
    .filter((ancestor) => getComputedStyle(ancestor).overflowX !== 'visible')
    .reduce<Box>((seen, ancestor) => common(seen, ancestor.getBoundingClientRect()), box);

const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

/** Returns the layer of an element. A layer scrolls as a whole and may cover another layer, but its elements must not overlap. */
const layerOf = (element: Element): Element =>
  [element, ...ancestorsOf(element)].find((each) => /fixed|sticky|absolute/u.test(getComputedStyle(each).position)) ??
  document.body;

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  Math.min(element.clientWidth, element.clientHeight) !== 1 &&
  element.closest('.visually-hidden, a[href="#content"], [aria-hidden="true"], [inert], svg') === null;

const pieceOf = (element: Element, what: string, box: Box): Piece => ({
  what,
  box: common(windowBox(), visiblePartOf(element, box)),
  layer: layerOf(element),
  element,
});

function visibleTexts(): readonly Piece[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    if (!parentElement || !textContent?.trim() || !isVisible(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    pieces.push(pieceOf(parentElement, `“${textContent.trim().slice(0, 40)}”`, range.getBoundingClientRect()));
  }
  return pieces.filter(({ box }) => !isEmpty(box));
}

/** Whether a target is drawn, because some appear only on hover. */
const isDrawn = (element: Element): boolean =>
  element.childNodes.length > 0 ||
  element instanceof HTMLInputElement ||
  getComputedStyle(element, '::before').content !== 'none';

const visibleTargets = (): readonly Piece[] =>
  [...document.querySelectorAll('a[href], button, input')]
    .filter((element) => isVisible(element) && isDrawn(element))
    .map((element) => pieceOf(element, element.outerHTML.slice(0, 100), element.getBoundingClientRect()))
    .filter(({ box }) => !isEmpty(box));

const isRelated = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);

/** Glyphs extend above and below their line, so two boxes may overlap by this share of the lower box. */
const allowedOverlap = 0.3;

function overlapping(pieces: readonly Piece[]): readonly string[] {
  const isOver = (a: Piece, b: Piece): boolean => {
    const both = common(a.box, b.box);
    const least = Math.min(heightOf(a.box), heightOf(b.box));
    return widthOf(both) > 2 && heightOf(both) > Math.max(2, least * allowedOverlap);
  };
  return pieces.flatMap((piece, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => other.layer === piece.layer && !isRelated(other.element, piece.element))
      .filter((other) => isOver(piece, other))
      .map((other) => `${piece.what} and ${other.what} overlap`),
  );
}

/** Lists the texts that are cut off without an ellipsis. */
const cutTexts = (): readonly string[] =>
  visibleTexts()
    .map(({ element }) => element)
    .filter((element) => {
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      const cutConnection = element.scrollWidth > element.clientWidth + 1;
      return cutConnection && display !== 'inline' && overflowX !== 'visible' && textOverflow !== 'ellipsis';
    })
    .map((element) => `cut off: ${element.outerHTML.slice(0, 100)}`);

/** Lists the layout faults of the window. None depends on the rendering of glyphs. */
export function layoutFaults(isPhone: boolean): readonly string[] {
  const { scrollWidth } = document.documentElement;
  const tooWide = scrollWidth > innerWidth ? [`the page is ${String(scrollWidth - innerWidth)} px too wide`] : [];
  return [
    ...tooWide,
    ...smallTargetsHere(isPhone ? touchTarget : pointerTarget),
    ...overlapping(visibleTexts()),
    ...overlapping(visibleTargets()),
    ...cutTexts(),
  ];
}
