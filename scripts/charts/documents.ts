import type { ChartEntry } from './catalogue.ts';
import { diagramOf } from './drawing/diagram.ts';
import { drawingsOf } from './drawing/drawings.ts';
import { closer, drawingOf } from './drawing/layout.ts';
import { svgOf } from './drawing/svg.ts';
import { treeDiagram } from './drawing/tree-diagram.ts';
import { chartPage } from './page.ts';
import { chartsReadme } from './readme.ts';
import { type LivingChart, productTree } from './tree.ts';

export const chartsFolder = new URL('../../docs/statecharts/', import.meta.url);

type Document = readonly [name: string, text: string];

async function documentsOf(entry: ChartEntry, tree: LivingChart): Promise<readonly Document[]> {
  const { name, machine, purpose } = entry;
  const drawings = await drawingsOf(diagramOf(machine), name);
  const page = chartPage(
    entry,
    tree,
    drawings.map((drawing) => drawing.name),
  );
  return [
    [`${name}.md`, page],
    ...drawings.map((each): Document => [`${each.name}.svg`, svgOf(each.drawing, purpose)]),
  ];
}

/** The text of every page and drawing in `docs/statecharts`, by file name. */
export async function chartDocuments(charts: readonly ChartEntry[]): Promise<ReadonlyMap<string, string>> {
  const tree = productTree(charts);
  const documents = await Promise.all(charts.map((entry) => documentsOf(entry, tree)));
  return new Map([
    ['README.md', chartsReadme(charts)],
    ['actors.svg', svgOf(await drawingOf(treeDiagram(tree), closer), 'Which chart lives in which')],
    ...documents.flat(),
  ]);
}
