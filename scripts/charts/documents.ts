import { charts } from './catalogue.ts';
import { chartsReadme } from './readme.ts';
import { chartDocument } from './table.ts';

export const chartsFolder = new URL('../../docs/statecharts/', import.meta.url);

/** The text of every page of `docs/statecharts`, by file name. */
export const chartDocuments = (): ReadonlyMap<string, string> =>
  new Map([
    ['README.md', chartsReadme(charts)],
    ...charts.map((entry) => [`${entry.name}.md`, chartDocument(entry)] as const),
  ]);
