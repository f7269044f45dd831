import ELK, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs';
import { allBoxes, type Box, type Diagram, linesOf, type Link } from './diagram.ts';
import { type Drawing, placed, startOf } from './places.ts';
import { type Line, lineHeight, widestOf } from './text.ts';

export const padding = { x: 10, y: 8 };
export const startRadius = 5;

const spacing: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // Of all strategies the ones that draw the largest charts narrow enough for a page.
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '4',
};

const narrow: LayoutOptions = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '4',
};

const labelLines = ({ labels }: Link): readonly Line[] => labels.flatMap(({ lines }) => lines);

const sizeOf = (lines: readonly Line[]) => ({
  width: widestOf(lines) + 2 * padding.x,
  height: lines.length * lineHeight + 2 * padding.y,
});

/** How much wider boxes must be than what is in them, by id. */
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
  // A label without a text is given no place.
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
  // The library knows no least width of what holds others: where a text is wider than they are, room is added beside them.
  const missing = drawing.boxes.flatMap(({ box, area }) => {
    const width = sizeOf(linesOf(box)).width - area.width;
    return width > 0 ? [[box.id, width] as const] : [];
  });
  return missing.length > 0 && extra.size === 0 ? layOut(diagram, options, new Map(missing)) : drawing;
}

/** Gives everything a place, in the way that makes the narrower drawing. */
export async function drawingOf(diagram: Diagram, direction: 'DOWN' | 'RIGHT'): Promise<Drawing> {
  const drawings = await Promise.all(
    ['DEPTH_FIRST', 'GREEDY'].map((cycleBreaking) =>
      layOut(diagram, {
        ...spacing,
        'elk.direction': direction,
        // No labels stand between the layers of a tree, and they add up to its width.
        ...(direction === 'RIGHT' && narrow),
        'elk.layered.cycleBreaking.strategy': cycleBreaking,
      }),
    ),
  );
  return drawings.reduce((best, drawing) => (drawing.width < best.width ? drawing : best));
}
