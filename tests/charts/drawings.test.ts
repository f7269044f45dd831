import { describe, expect, test } from 'vitest';
import { charts } from '../../scripts/charts/catalogue.ts';
import { diagramOf } from '../../scripts/charts/drawing/diagram.ts';
import { drawingOf } from '../../scripts/charts/drawing/layout.ts';
import type { Area, Drawing } from '../../scripts/charts/drawing/places.ts';
import { draw, headingArea } from '../../scripts/charts/drawing/svg.ts';
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

/** Everything that is read: the texts of each box, and the labels of the arrows. */
const textsOf = ({ boxes, links }: Drawing): readonly Named[] => [
  ...boxes.map((placed) => ({ name: placed.box.id, area: headingArea(placed) })),
  ...links.flatMap(({ link, label }) =>
    link && label ? [{ name: `${link.source} → ${link.target}`, area: label }] : [],
  ),
];

const product = treeDiagram(productTree(charts));
const drawings = [
  ...charts.map(({ name, machine }) => [name, drawingOf(diagramOf(machine), 'DOWN')] as const),
  ['actors', drawingOf(product, 'RIGHT')] as const,
];

describe.each(drawings)('the drawing of %s', (_, drawn) => {
  test('has no text over another, none outside its box, and is at most 1,600 pixels wide', async () => {
    const drawing = await drawn;
    const over = pairs(textsOf(drawing)).filter(([one, other]) => overlap(one.area, other.area));
    expect(over.map(([one, other]) => `${one.name} over ${other.name}`)).toEqual([]);
    const outside = drawing.boxes.filter((placed) => !isInside(headingArea(placed), placed.area));
    expect(outside.map(({ box }) => box.id)).toEqual([]);
    expect(drawing.width).toBeLessThanOrEqual(1600);
  });

  test('has no state over another that it is not in, and no label over a state without inner ones', async () => {
    const { boxes, links } = await drawn;
    const leaves = boxes
      .filter(({ box }) => box.children.length === 0)
      .map(({ box, area }) => ({ name: box.id, area }));
    const labels = links.flatMap(({ label }) => (label ? [{ name: 'a label', area: label }] : []));
    const over = pairs([...leaves, ...labels]).filter(([one, other]) => overlap(one.area, other.area));
    expect(over.map(([one, other]) => `${one.name} over ${other.name}`)).toEqual([]);
  });
});

describe.each(charts)('the drawing of $name', ({ machine, purpose }) => {
  test('shows every state and every transition', async () => {
    const svg = await draw(diagramOf(machine), purpose);
    const isMissing = (attribute: string, name: string) => !svg.includes(`${attribute}="${name}"`);
    const nodes = nodesOf(machine);
    const transitions = nodes.flatMap(transitionsOf);
    expect(nodes.filter(({ id }) => isMissing('data-state', id)).map(stateName)).toEqual([]);
    expect(transitions.map(transitionKey).filter((key) => isMissing('data-transition', key))).toEqual([]);
  });
});
