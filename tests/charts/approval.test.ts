import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { charts } from '../../scripts/charts/catalogue.ts';
import { chartDocuments, chartsFolder } from '../../scripts/charts/documents.ts';

const folder = fileURLToPath(chartsFolder);
const machines = fileURLToPath(new URL('../../src/machines/', import.meta.url));
const documents = [...chartDocuments()];

const storedText = (name: string) => {
  const file = new URL(name, chartsFolder);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

describe('docs/statecharts', () => {
  test.each(documents)('%s is what its chart does', (name, text) => {
    expect(storedText(name), `docs/statecharts/${name} is missing or out of date: run npm run charts`).toBe(text);
  });

  test('has no page of a chart that is gone', () => {
    const pages = globSync('*.md', { cwd: folder });
    expect(pages.toSorted()).toEqual(documents.map(([name]) => name).toSorted());
  });

  test('has every chart of src/machines', () => {
    const files = globSync('**/*.machine.ts', { cwd: machines }).map((file) => basename(file, '.machine.ts'));
    expect(charts.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
  });
});
