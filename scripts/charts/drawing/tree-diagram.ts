import type { LivingChart } from '../tree.ts';
import type { Box, Diagram, Link } from './diagram.ts';
import { lineOf, packed } from './text.ts';

/** The maximum line length: longer lines make the tree too wide, shorter lines too high. */
const longest = 36;

const boxOf = ({ machine, count, lifetime, effects }: LivingChart): Box => ({
  id: machine.id,
  kind: 'atomic',
  heading: [
    lineOf('name', count > 1 ? `${machine.id} × ${count}` : machine.id),
    ...(lifetime === undefined ? [] : [lineOf('guard', `while ${lifetime}`)]),
    ...effects.flatMap(({ id, lifetime: during }) =>
      packed([lineOf('does', id), ...(during === undefined ? [] : [lineOf('guard', `  while ${during}`)])], longest),
    ),
  ],
  own: [],
  initial: undefined,
  children: [],
});

const boxesOf = (tree: LivingChart): readonly Box[] => [boxOf(tree), ...tree.charts.flatMap(boxesOf)];

const linksOf = ({ machine, charts }: LivingChart): readonly Link[] =>
  charts.flatMap((chart) => [{ source: machine.id, target: chart.machine.id, labels: [] }, ...linksOf(chart)]);

export const treeDiagram = (tree: LivingChart): Diagram => ({
  root: { id: 'actors', kind: 'compound', heading: [], own: [], initial: undefined, children: boxesOf(tree) },
  links: linksOf(tree),
});
