import { allBoxes, type Box, type Diagram, type Link, merged } from './diagram.ts';
import { joined, type Label, lineOf } from './text.ts';

const holdsOthers = ({ children }: Box): boolean => children.length > 0;

/** The compound states that an overview collapses. */
export const closedIn = ({ root }: Diagram): readonly Box[] => root.children.filter(holdsOthers);

/** The path of a state in its chart: the id of the state without the id of the chart. */
const pathOf = (id: string): string => id.replace(/^[^.]+\./u, '');

const arrow = ' → ';

/** Adds the target to the label of a transition without an arrow. */
function leadingTo(target: string, label: Label): Label {
  const [event = [], ...others] = label.lines;
  // Arrows to a collapsed state have a label with the target.
  if (event.some(({ text }) => text.startsWith(arrow))) return label;
  return { ...label, lines: [[...event, { kind: 'event', text: arrow + pathOf(target) }], ...others] };
}

function closed(box: Box, file: string): Box {
  const count = allBoxes(box).filter(({ kind }) => kind !== 'any').length - 1;
  const [name = [], ...others] = box.heading;
  return {
    ...box,
    heading: [name, lineOf('does', `${count} states`), ...others],
    own: [],
    children: [],
    initial: undefined,
    drawnIn: file,
  };
}

/** The diagram with each compound state collapsed to one box. Arrows lead to that box; arrows within it are omitted. */
export function overviewOf(diagram: Diagram, fileOf: (box: Box) => string): Diagram {
  const { root, links } = diagram;
  const owners = new Map(closedIn(diagram).flatMap((box) => allBoxes(box).map(({ id }) => [id, box.id] as const)));
  const shown = (id: string): string => owners.get(id) ?? id;
  const outer = links
    .filter(({ source, target }) => shown(source) !== shown(target))
    .map(({ source, target, labels }) => ({
      source: shown(source),
      target: shown(target),
      labels: shown(target) === target ? labels : labels.map((label) => leadingTo(target, label)),
    }));
  return {
    root: { ...root, children: root.children.map((box) => (holdsOthers(box) ? closed(box, fileOf(box)) : box)) },
    links: merged(outer),
  };
}

/** A box with transitions written into their source states. In a compound state, each transition has a single line. */
function withLeaving(box: Box, leaving: readonly Link[]): Box {
  const labels = leaving
    .filter(({ source }) => source === box.id)
    .flatMap((link) => link.labels.map((label) => leadingTo(link.target, label)))
    .map(({ key, lines }) => ({ key, lines: holdsOthers(box) ? [joined(lines)] : lines }));
  return { ...box, own: [...box.own, ...labels], children: box.children.map((child) => withLeaving(child, leaving)) };
}

/** A diagram of one state; transitions that leave it are written into their source states. */
export function detailOf({ links }: Diagram, box: Box): Diagram {
  const inside = new Set(allBoxes(box).map(({ id }) => id));
  const own = links.filter(({ source }) => inside.has(source));
  return {
    root: withLeaving(
      box,
      own.filter(({ target }) => !inside.has(target)),
    ),
    links: own.filter(({ target }) => inside.has(target)),
  };
}

/** The diagram without the arrows to its most frequent target, which are written into their source states. */
export function withoutHub({ root, links }: Diagram): Diagram {
  const groups = [...Map.groupBy(links, ({ target }) => target).values()];
  const most = groups.reduce((largest, group) => (group.length > largest.length ? group : largest), []);
  return { root: withLeaving(root, most), links: links.filter((link) => !most.includes(link)) };
}
