import { escaped } from '../escaped.ts';
import { type Box, linesOf } from './diagram.ts';
import { padding, startRadius } from './layout.ts';
import type { Area, Drawing, PlacedBox, PlacedLink } from './places.ts';
import { style } from './style.ts';
import { type Label, type Line, lineHeight, widestOf, widthOf } from './text.ts';

const rounded = (value: number): number => Math.round(value * 10) / 10;

const rect = ({ x, y, width, height }: Area, attributes: string): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" ${attributes}/>`;

// `textLength` makes the text fit in any font.
function textAt(x: number, y: number, line: Line): string {
  const parts = line.map(({ kind, text }) => `<tspan class="${kind}">${escaped(text)}</tspan>`);
  const place = `x="${rounded(x)}" y="${rounded(y)}"`;
  return `<text ${place} textLength="${widthOf(line)}" lengthAdjust="spacingAndGlyphs">${parts.join('')}</text>`;
}

/** Draws lines below each other. */
function column(lines: readonly Line[], x: number, top: number): string {
  return lines.map((line, index) => textAt(x, top + index * lineHeight + 11, line)).join('');
}

/** Draws labels below each other. The visualiser finds a label by the key of its transition. */
function labelColumn(labels: readonly Label[], x: number, top: number): string {
  let y = top;
  const parts = labels.map(({ key, lines }) => {
    const part = `<g data-transition="${escaped(key)}">${column(lines, x, y)}</g>`;
    y += lines.length * lineHeight;
    return part;
  });
  return parts.join('');
}

const classOf = ({ kind, drawnIn }: Box, depth: number, isRegion: boolean): string =>
  ['state', kind, depth % 2 === 1 ? 'odd' : '', isRegion ? 'region' : '', drawnIn ? 'closed' : '']
    .filter((name) => name !== '')
    .join(' ');

function drawBox({ box, area, depth }: PlacedBox, isRegion: boolean): string {
  const { x, y, width, height } = area;
  const inner = { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
  return [
    `<g class="${classOf(box, depth, isRegion)}" data-state="${escaped(box.id)}">`,
    rect(area, `rx="${box.kind === 'any' ? 12 : 7}"`),
    box.kind === 'final' ? rect(inner, 'rx="5" class="inner"') : '',
    '</g>',
  ].join('');
}

export function headingArea({ box, area }: PlacedBox): Area {
  const lines = linesOf(box);
  const [x, y] = [area.x + padding.x - 3, area.y + padding.y - 1];
  return { x, y, width: widestOf(lines) + 6, height: lines.length * lineHeight };
}

/** Draws the texts of a box. They are drawn after the arrows, which may cross the box. */
function drawText(placed: PlacedBox): string {
  const { box, area, depth } = placed;
  const { heading, own, children, kind, drawnIn } = box;
  const [x, y] = [area.x + padding.x, area.y + padding.y];
  const headingTexts = column(heading, x, y);
  return [
    `<g class="texts ${kind}${depth % 2 === 1 ? ' odd' : ''}" data-texts="${escaped(box.id)}">`,
    children.length > 0 ? rect(headingArea(placed), 'class="plate"') : '',
    drawnIn === undefined ? headingTexts : `<a href="${escaped(drawnIn)}">${headingTexts}</a>`,
    labelColumn(own, x, y + heading.length * lineHeight),
    '</g>',
  ].join('');
}

const pathOf = ({ points }: PlacedLink): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');

const drawArrow = (placed: PlacedLink): string => {
  const keys = placed.link?.labels.map(({ key }) => key) ?? [];
  return `<g data-transitions="${escaped(keys.join(' '))}"><path class="arrow" d="${pathOf(placed)}" marker-end="url(#head)"/></g>`;
};

function drawLabel({ link, label }: PlacedLink): string {
  if (!link || !label) return '';
  return rect(label, 'class="plate" rx="3"') + labelColumn(link.labels, label.x + padding.x / 2, label.y + 4);
}

const isRegionIn = (boxes: readonly PlacedBox[], { box }: PlacedBox): boolean =>
  box.kind !== 'any' && boxes.some((owner) => owner.box.kind === 'parallel' && owner.box.children.includes(box));

/** Renders a drawing as SVG. Deterministic, so that tests can compare the text. */
export function svgOf({ width, height, boxes, starts, links }: Drawing, title: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${style}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
    rect({ x: 0, y: 0, width, height }, 'class="page"'),
    ...boxes.map((placed) => drawBox(placed, isRegionIn(boxes, placed))),
    ...starts.map(
      ({ x, y }) =>
        `<circle class="start" cx="${rounded(x) + startRadius}" cy="${rounded(y) + startRadius}" r="${startRadius}"/>`,
    ),
    ...links.map(drawArrow),
    ...boxes.map(drawText),
    ...links.map(drawLabel).filter((label) => label !== ''),
    '</svg>',
    '',
  ].join('\n');
}
