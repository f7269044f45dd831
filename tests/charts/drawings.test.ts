import { describe, expect, test } from 'vitest';
import { charts } from '../../scripts/charts/catalogue.ts';
import { diagramOf } from '../../scripts/charts/drawing/diagram.ts';
import { drawingsOf } from '../../scripts/charts/drawing/drawings.ts';
import { closer, drawingOf } from '../../scripts/charts/drawing/layout.ts';
import type { Area, Drawing } from '../../scripts/charts/drawing/places.ts';
import { headingArea, svgOf } from '../../scripts/charts/drawing/svg.ts';
import { treeDiagram } from '../../scripts/charts/drawing/tree-diagram.ts';
import { nodesOf, stateName, transitionsOf } from '../../scripts/charts/nodes.ts';
import { transitionKey } from '../../src/machines/shared/transition-key.ts';
import { productTree } from '../../scripts/charts/tree.ts';

type Named = { readonly name: string; readonly area: Area };

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const isInside = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const pairs = (all: readonly Named[]): readonly (readonly [Named, Named])[] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));

/** All texts of a drawing: the texts of the boxes and the labels of the arrows. */
const textsOf = ({ boxes, links }: Drawing): readonly Named[] => [
  ...boxes.map((placed) => ({ name: placed.box.id, area: headingArea(placed) })),
  ...links.flatMap(({ link, label }) =>
    link && label ? [{ name: `${link.source} → ${link.target}`, area: label }] : [],
  ),
];

const drawnCharts = await Promise.all(
  charts.map(async ({ name, machine }) => ({ name, machine, drawings: await drawingsOf(diagramOf(machine), name) })),
);
const drawings = [
  ...drawnCharts.flatMap((chart) => chart.drawings),
  { name: 'actors', drawing: await drawingOf(treeDiagram(productTree(charts)), closer) },
];

describe.each(drawings)('the drawing $name', ({ drawing }) => {
  test('fits a page, and has no text that overlaps or leaves its box', () => {
    const over = pairs(textsOf(drawing)).filter(([one, other]) => overlap(one.area, other.area));
    expect(over.map(([one, other]) => `${one.name} over ${other.name}`)).toEqual([]);
    const outside = drawing.boxes.filter((placed) => !isInside(headingArea(placed), placed.area));
    expect(outside.map(({ box }) => box.id)).toEqual([]);
    expect(drawing.width).toBeLessThanOrEqual(1400);
    expect(drawing.height).toBeLessThanOrEqual(900);
  });

  test('has no overlapping states, and no label over a state', () => {
    const { boxes, links } = drawing;
    const leaves = boxes
      .filter(({ box }) => box.children.length === 0)
      .map(({ box, area }) => ({ name: box.id, area }));
    const labels = links.flatMap(({ label }) => (label ? [{ name: 'a label', area: label }] : []));
    const over = pairs([...leaves, ...labels]).filter(([one, other]) => overlap(one.area, other.area));
    expect(over.map(([one, other]) => `${one.name} over ${other.name}`)).toEqual([]);
  });
});

describe.each(drawnCharts)('the drawings of $name', ({ name, machine, drawings: parts }) => {
  const texts = parts.map(({ drawing }) => svgOf(drawing, name)).join('');
  const isMissing = (attribute: string, value: string) => !texts.includes(`${attribute}="${value}"`);

  test('show every state and every transition', () => {
    const nodes = nodesOf(machine);
    const transitions = nodes.flatMap(transitionsOf);
    expect(nodes.filter(({ id }) => isMissing('data-state', id)).map(stateName)).toEqual([]);
    expect(transitions.map(transitionKey).filter((key) => isMissing('data-transition', key))).toEqual([]);
  });

  test('link to each other', () => {
    const linked = [...texts.matchAll(/<a href="([^"]+)\.svg">/gu)].map(([, file = '']) => file);
    expect([name, ...linked].toSorted()).toEqual(parts.map((part) => part.name).toSorted());
  });
});
