import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs';
import { allBoxes, type Box, type Diagram, type Link } from './diagram.ts';

type Point = { readonly x: number; readonly y: number };
export type Area = Point & { readonly width: number; readonly height: number };

export type PlacedBox = { readonly box: Box; readonly area: Area; readonly depth: number };
/** The arrow to an initial state has neither a link nor a label. */
export type PlacedLink = {
  readonly link: Link | undefined;
  readonly points: readonly Point[];
  readonly label: Area | undefined;
};

export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  /** The dots of initial states. */
  readonly starts: readonly Point[];
  readonly links: readonly PlacedLink[];
};

/** The id of the dot that leads to the initial state. */
export const startOf = (id: string): string => `${id}.start`;

const origin: Point = { x: 0, y: 0 };
const movedBy = (by: Point, { x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode | ElkLabel, by: Point): Area => ({
  ...movedBy(by, { x, y }),
  width,
  height,
});

/** The area of each node, by id: ELK's coordinates are relative to the parent. */
function areasOf(node: ElkNode, by: Point): readonly (readonly [string, Area])[] {
  const area = areaOf(node, by);
  return [[node.id, area], ...(node.children ?? []).flatMap((child) => areasOf(child, area))];
}

const edgesOf = ({ edges = [], children = [] }: ElkNode): readonly ElkExtendedEdge[] => [
  ...edges,
  ...children.flatMap(edgesOf),
];

const pointsOf = ({ sections = [] }: ElkExtendedEdge, by: Point): readonly Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map((point) => movedBy(by, point)),
  );

// The coordinates of an edge are relative to its container, which ELK's types lack.
const containerOf = (edge: ElkExtendedEdge): unknown => ('container' in edge ? edge.container : undefined);

export function placed(layout: ElkNode, { root, links }: Diagram): Drawing {
  const areas = new Map<unknown, Area>(areasOf(layout, origin));
  const place = (box: Box, depth: number): readonly PlacedBox[] => {
    const area = areas.get(box.id);
    if (!area) throw new Error(`${box.id} has no place.`);
    return [{ box, area, depth }, ...box.children.flatMap((child) => place(child, depth + 1))];
  };
  const placeLink = (edge: ElkExtendedEdge): PlacedLink => {
    const by = areas.get(containerOf(edge)) ?? origin;
    const [label] = edge.labels ?? [];
    const link = links[Number(/^link (\d+)$/u.exec(edge.id)?.[1])];
    return { link, points: pointsOf(edge, by), label: label && areaOf(label, by) };
  };
  return {
    width: Math.ceil(layout.width ?? 0),
    height: Math.ceil(layout.height ?? 0),
    boxes: place(root, 0),
    starts: allBoxes(root).flatMap(({ id }) => areas.get(startOf(id)) ?? []),
    links: edgesOf(layout).map(placeLink),
  };
}
