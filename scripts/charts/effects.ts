import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const machines = fileURLToPath(new URL('../../src/machines/', import.meta.url));

export type EffectTypes = { readonly input: string; readonly output: string };

const declaration = /(\w+): notProvided(Source)?<(.+)>\(\s*'\w+',?\s*\)/gu;
const alias = /^type (\w+) = (\{.+\});$/gmu;

function typesIn(list: string): readonly string[] {
  const types = [''];
  let depth = 0;
  for (const character of list) {
    if ('<{('.includes(character)) depth += 1;
    if ('>})'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) types.push('');
    else types[types.length - 1] += character;
  }
  return types.map((type) => type.trim());
}

/** Reads the types of a chart's effects from its sources, by name. */
export function effectsOf(chart: string): ReadonlyMap<string, EffectTypes> {
  const sources = globSync(`${chart}/*.ts`, { cwd: machines }).map((file) => readFileSync(machines + file, 'utf8'));
  const entries = sources.flatMap((source) => {
    const aliases = new Map([...source.matchAll(alias)].map(([, name = '', type = '']) => [name, type]));
    const spelledOut = (type: string) =>
      type.replaceAll(/\w+/gu, (word) => aliases.get(word) ?? word).replaceAll('readonly ', '');
    return [...source.matchAll(declaration)].map(([, name = '', isSource, list = '']) => {
      const types = typesIn(list).map(spelledOut);
      const [output = '', input = ''] = isSource ? ['events', ...types] : types;
      return [name, { input, output }] as const;
    });
  });
  return new Map(entries);
}
