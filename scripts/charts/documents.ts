import type { ChartEntry } from './catalogue.ts';
import { diagramOf } from './drawing/diagram.ts';
import { draw } from './drawing/svg.ts';
import { treeDiagram } from './drawing/tree-diagram.ts';
import { chartPage } from './page.ts';
import { chartsReadme } from './readme.ts';
import { productTree } from './tree.ts';

export const chartsFolder = new URL('../../docs/statecharts/', import.meta.url);

type Document = readonly [name: string, text: string];

/** The text of every page and drawing of `docs/statecharts`, by file name. */
export async function chartDocuments(charts: readonly ChartEntry[]): Promise<ReadonlyMap<string, string>> {
  const tree = productTree(charts);
  const drawings = charts.map(async ({ name, machine, purpose }): Promise<Document> => [
    `${name}.svg`,
    await draw(diagramOf(machine), purpose),
  ]);
  return new Map([
    ['README.md', chartsReadme(charts)],
    ['actors.svg', await draw(treeDiagram(tree), 'Which chart lives in which', 'RIGHT')],
    ...charts.map((entry): Document => [`${entry.name}.md`, chartPage(entry, tree)]),
    ...(await Promise.all(drawings)),
  ]);
}
