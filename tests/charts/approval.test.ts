import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type ChartEntry, charts } from '../../scripts/charts/catalogue.ts';
import { chartDocuments, chartsFolder } from '../../scripts/charts/documents.ts';
import { undoMachine } from '../../src/machines/undo/undo.machine.ts';

const folder = fileURLToPath(chartsFolder);
const machines = fileURLToPath(new URL('../../src/machines/', import.meta.url));
const documents = [...(await chartDocuments(charts))];

const storedText = (name: string) => {
  const file = new URL(name, chartsFolder);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const { config, implementations } = undoMachine;
const withoutUndo = createMachine({ ...config, on: { ...config.on, 'undo.requested': [] } }, implementations);

describe('docs/statecharts', () => {
  test.each(documents)('has an up-to-date %s', (name, text) => {
    expect(storedText(name), `docs/statecharts/${name} is missing or out of date: run npm run charts`).toBe(text);
  });

  test.each(documents)('names every action, guard and effect in %s', (_, text) => {
    expect(text).not.toContain('(inline)');
  });

  test('has no page of a removed chart', () => {
    const pages = globSync('*.{md,svg}', { cwd: folder });
    expect(pages.toSorted()).toEqual(documents.map(([name]) => name).toSorted());
  });

  test.each<readonly [string, Partial<ChartEntry>, readonly string[]]>([
    ['a transition', { machine: withoutUndo }, ['undo.md', 'undo.svg']],
    ['a purpose', { purpose: 'Another.' }, ['README.md', 'undo.md', 'undo.svg']],
  ])('has stale files of only the changed chart after a change of %s', async (_, change, stale) => {
    const some = charts.filter(({ name }) => ['app', 'toaster', 'undo'].includes(name));
    const changed = some.map((entry) => (entry.name === 'undo' ? { ...entry, ...change } : entry));
    const [before, after] = await Promise.all([some, changed].map(chartDocuments));
    const differing = [...(before ?? [])].filter(([name, text]) => after?.get(name) !== text);
    expect(differing.map(([name]) => name).toSorted()).toEqual(stale);
  });

  test('has every chart of src/machines', () => {
    const files = globSync('**/*.machine.ts', { cwd: machines }).map((file) => basename(file, '.machine.ts'));
    expect(charts.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
  });
});
