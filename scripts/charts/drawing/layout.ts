import ELK, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs';
import { allBoxes, type Box, type Diagram, linesOf, type Link } from './diagram.ts';
import { type Drawing, placed, startOf } from './places.ts';
import { type Line, lineHeight, packed, widestOf } from './text.ts';

export const padding = { x: 10, y: 8 };
export const startRadius = 5;

const spacing: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '4',
};

const labelLines = ({ labels }: Link): readonly Line[] => labels.flatMap(({ lines }) => lines);

const sizeOf = (lines: readonly Line[]) => ({
  width: widestOf(lines) + 2 * padding.x,
  height: lines.length * lineHeight + 2 * padding.y,
});

type Extra = ReadonlyMap<string, number>;

function nodeOf(box: Box, options: LayoutOptions, extra: Extra): ElkNode {
  const { width, height } = sizeOf(linesOf(box));
  if (box.children.length === 0) return { id: box.id, width, height };
  const start = box.initial === undefined ? [] : [{ id: startOf(box.id), width: 10, height: 10 }];
  const right = 14 + (extra.get(box.id) ?? 0);
  return {
    id: box.id,
    layoutOptions: { ...options, 'elk.padding': `[top=${height + 6},left=14,bottom=14,right=${right}]` },
    children: [...start, ...box.children.map((child) => nodeOf(child, options, extra))],
  };
}

function edgeOf(link: Link, index: number): ElkExtendedEdge {
  const { width, height } = sizeOf(labelLines(link));
  const layoutOptions = { 'elk.edgeLabels.inline': 'true' };
  // ELK places no label without a text.
  const label = { text: link.source, width: width - padding.x, height: height - padding.y, layoutOptions };
  const labels = link.labels.length > 0 ? [label] : [];
  return { id: `link ${index}`, sources: [link.source], targets: [link.target], labels };
}

const startEdges = (root: Box): readonly ElkExtendedEdge[] =>
  allBoxes(root).flatMap(({ id, initial }) =>
    initial === undefined ? [] : [{ id: `start ${id}`, sources: [startOf(id)], targets: [initial] }],
  );

async function layOut(diagram: Diagram, options: LayoutOptions, extra: Extra = new Map()): Promise<Drawing> {
  const graph: ElkNode = {
    id: 'drawing',
    layoutOptions: { ...options, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
    children: [nodeOf(diagram.root, options, extra)],
    edges: [...startEdges(diagram.root), ...diagram.links.map(edgeOf)],
  };
  const drawing = placed(await new ELK().layout(graph), diagram);
  // ELK has no minimum width for compound nodes: add padding if the text is wider than the children.
  const missing = drawing.boxes.flatMap(({ box, area }) => {
    const width = sizeOf(linesOf(box)).width - area.width;
    return width > 0 ? [[box.id, width] as const] : [];
  });
  return missing.length > 0 && extra.size === 0 ? layOut(diagram, options, new Map(missing)) : drawing;
}

/** The maximum size of a drawing that fits on a page without scaling. */
const largest = { width: 1400, height: 900 };

/** The factor by which a drawing is too large. */
const excess = ({ width, height }: Drawing): number => Math.max(width / largest.width, height / largest.height);

export const fits = (drawing: Drawing): boolean => excess(drawing) <= 1;

/** The diagram with fewer and longer lines in the labels of arrows. */
const widened = ({ root, links }: Diagram, longest: number): Diagram => ({
  root,
  links: links.map((link) => ({
    ...link,
    labels: link.labels.map(({ key, lines }) => ({ key, lines: packed(lines, longest) })),
  })),
});

const ways: readonly LayoutOptions[] = ['COFFMAN_GRAHAM', 'NETWORK_SIMPLEX', 'LONGEST_PATH'].flatMap((layering) =>
  ['DOWN', 'RIGHT'].flatMap((direction) =>
    ['DEPTH_FIRST', 'GREEDY'].map((cycleBreaking) => ({
      ...spacing,
      'elk.direction': direction,
      'elk.layered.layering.strategy': layering,
      'elk.layered.cycleBreaking.strategy': cycleBreaking,
    })),
  ),
);

// If the first layering exceeds this factor in both directions, no other layering fits. Trying all takes seconds.
const hopeless = 1.15;
const triesOfOneLayering = 4;

/** Smaller gaps, for arrows without labels. */
export const closer: LayoutOptions = {
  'elk.spacing.nodeNode': '7',
  'elk.spacing.edgeNode': '4',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
  'elk.layered.spacing.nodeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeNodeBetweenLayers': '5',
};

/** Lays out a diagram with the first options that fit, otherwise with the options of the smallest drawing. */
export async function drawingOf(diagram: Diagram, own: LayoutOptions = {}): Promise<Drawing> {
  const variants = [diagram, widened(diagram, 32), widened(diagram, 48)];
  const drawings: Drawing[] = [];
  const least = () => Math.min(...drawings.map(excess));
  const isSettled = () => least() <= 1 || (drawings.length === triesOfOneLayering && least() > hopeless);
  for (const variant of variants) {
    for (const options of ways) {
      if (isSettled()) break;
      drawings.push(await layOut(variant, { ...options, ...own }));
    }
  }
  return drawings.reduce((smallest, drawing) => (excess(drawing) < excess(smallest) ? drawing : smallest));
}
