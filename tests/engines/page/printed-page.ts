import { isShown, textOf } from './element-state.ts';
import type { PrintedPage } from './locator.ts';

const millimetre = 96 / 25.4;
/** The height of A4 without margins. */
const pageHeight = 277 * millimetre;

const mediaRules = (): readonly CSSMediaRule[] =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSMediaRule);

const kept = new Map<CSSMediaRule, string>();

/** Enables the CSS rules for print and disables those for the screen, because the drivers cannot emulate a media type. */
export function toPrint(): void {
  dispatchEvent(new Event('beforeprint'));
  for (const rule of mediaRules()) {
    const { mediaText } = rule.media;
    if (mediaText !== 'print' && mediaText !== 'screen') continue;
    kept.set(rule, mediaText);
    rule.media.mediaText = mediaText === 'print' ? 'all' : 'not all';
  }
}

export function toScreen(): void {
  for (const [rule, mediaText] of kept) rule.media.mediaText = mediaText;
  kept.clear();
  dispatchEvent(new Event('afterprint'));
}

const shownIn = (selector: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);

/** Measures the printed page; `null` if there is no printed sheet. */
export function printedPage(): PrintedPage | null {
  const [sheet] = shownIn('.print-layout');
  if (!sheet) return null;
  const { right, width, height } = sheet.getBoundingClientRect();
  const amounts = shownIn('.print-layout .print-amount, .print-layout .print-term');
  const cut = amounts.filter(
    (each) => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > right + 1,
  );
  const [amount = sheet] = amounts;
  return {
    heading: shownIn('.print-layout h1').map(textOf).join(),
    lines: shownIn('.print-layout .print-line').map(textOf),
    rest: shownIn('body > *, button, a, nav, [role="dialog"]')
      .filter((each) => !sheet.contains(each))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    width: Math.round(width / millimetre),
    height: height / pageHeight,
    cut: cut.map(textOf),
    colours: [
      getComputedStyle(amount).color,
      ...[document.documentElement, document.body].map((each) => getComputedStyle(each).backgroundColor),
    ],
  };
}
