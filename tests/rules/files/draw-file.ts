import type { Random } from '../../support/random.ts';
import { drawExpression } from '../expressions/draw.ts';
import { print } from '../expressions/print.ts';

const operations = ['get', 'list', 'create', 'update', 'delete'];

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('\n');

const condition = (random: Random, names: readonly string[] = []): string => {
  const text = print(random, drawExpression(random, 1 + random.below(3)));
  const name = random.pick(names);
  return name === undefined || random.chance(0.5) ? text : `${name} ${random.chance(0.5) ? '&&' : '||'} (${text})`;
};

// A function calls only functions with a higher number, which prevents recursion.
const drawFunction = (random: Random, index: number, count: number): string => {
  const parameters = Array.from({ length: random.below(4) }, (_, at) => `p${String(at)}`);
  const lets = Array.from({ length: random.below(3) }, (_, at) => `v${String(at)}`);
  const body = lets.map((name, at) => `let ${name} = ${condition(random, [...parameters, ...lets.slice(0, at)])};`);
  const called = index + 1 + random.below(3);
  const call = called < count && random.chance(0.5) ? [`g${String(called)}()`] : [];
  const result = condition(random, [...parameters, ...lets, ...call]);
  return [
    `function f${String(index)}(${parameters.join(', ')}) { ${body.join(' ')} return ${result}${random.chance(0.8) ? ';' : ''} }`,
    `function g${String(index)}() { return f${String(index)}(${parameters.map(() => condition(random)).join(', ')}); }`,
  ].join('\n');
};

const drawAllow = (random: Random, calls: readonly string[]): string => {
  const allowed = operations.filter(() => random.chance(0.4));
  return `allow ${(allowed.length > 0 ? allowed : ['get']).join(', ')}: if ${condition(random, calls)};`;
};

const drawMatch = (random: Random, calls: readonly string[], depth: number): string => {
  const path = random.chance(0.5)
    ? `/part/{w${String(depth)}}`
    : `/{c${String(depth)}}/{w${String(depth)}}/in/{x${String(depth)}}`;
  const inner = depth < 3 && random.chance(0.4) ? drawMatch(random, calls, depth + 1) : '';
  return `match ${path} {\n${times(1 + random.below(2), () => drawAllow(random, calls))}\n${inner}\n}`;
};

const spaces = [' ', '\n', '  ', '\t', ' // said by the way; "\' {\n', '\r\n'];

/** Creates the random text of a rules file, within the subset that the embedded server supports. */
export const drawRules = (random: Random): string => {
  const count = random.below(4);
  const calls = Array.from({ length: count }, (_, index) => `g${String(index)}()`);
  const functions = times(count, (index) => drawFunction(random, index, count));
  const matches = times(1 + random.below(2), () => drawMatch(random, calls, 0));
  const text = `match /owner/{id} {\n${functions}\n${matches}\n${drawAllow(random, calls)}\n}`;
  return text.replaceAll(/\s+/g, (space) => (random.chance(0.1) ? (random.pick(spaces) ?? space) : space));
};

const mutationTokens =
  `{ } ( ) [ ] / . , ; : = == ! - && || < in is if allow match function return let get true null 0 1.5 'a' "a" '\\n' id
  f0 $ $( {id} {x=**} request resource service 007 1e3 9223372036854775808 -- # @ ? + read write rules_version`.split(
    /\s+/,
  );

// Half of the mutations change punctuation, because the parser must detect missing marks.
const positionOf = (random: Random, words: readonly string[]): number => {
  const signs = [...words.keys()].filter((index) => /^[^\w\s]+$/.test(words[index] ?? ''));
  return (random.chance(0.5) ? random.pick(signs) : undefined) ?? random.below(words.length);
};

export const mutateTokens = (random: Random, text: string): string => {
  const words = text.split(/(?<=\s|[{}()[\]/.,;:=!])|(?=[{}()[\]/.,;:=!])/);
  for (let count = 1 + random.below(2); count > 0; count -= 1) {
    const at = positionOf(random, words);
    const word = words[at] ?? '';
    const other = random.chance(0.5) ? (random.pick(mutationTokens) ?? '') : (random.pick(words) ?? '');
    words.splice(at, 1, ...(random.pick([[], [], [word, word], [other], [word, other], [other, word]]) ?? []));
  }
  return words.join('');
};
