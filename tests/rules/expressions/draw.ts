import { knownTypes } from '../../../server/rules/methods.ts';
import type { Random } from '../../support/random.ts';
import type { Drawn, MethodName, Sign, Value } from './drawn.ts';
import { knownValues, patterns, text } from './known-values.ts';

type Type = Value['type'];
type Draw = (random: Random, depth: number) => Drawn;

const types: readonly Type[] = ['null', 'bool', 'int', 'float', 'string', 'timestamp', 'path', 'list', 'map'];
const typeNames = [...knownTypes];
const orders: readonly Sign[] = ['<', '<=', '>', '>='];
const keys = ['a', 'b', 'c', 'missing'];

const pick = <T>(random: Random, values: readonly T[]): T => {
  const value = random.pick(values);
  if (value === undefined) throw new Error('the list is empty');
  return value;
};

const known = (random: Random, type: Type): Drawn =>
  pick(
    random,
    knownValues.filter(({ value }) => value.type === type),
  );

const anyValue: Draw = (random, depth) => drawOf(random, pick(random, types), depth);

// In most cases an expression of this type, otherwise of any type.
const drawOf = (random: Random, type: Type, depth: number): Drawn => {
  if (random.chance(0.02)) return anyValue(random, depth - 1);
  const ways = depth <= 0 ? [] : generatorsOf[type];
  return ways.length === 0 || random.chance(0.2) ? known(random, type) : pick(random, ways)(random, depth - 1);
};

const operator =
  (signs: readonly Sign[], type?: Type): Draw =>
  (random, depth) => {
    const kind = type ?? pick(random, types);
    const left = drawOf(random, kind, depth);
    return { kind: 'operator', sign: pick(random, signs), left, right: drawOf(random, kind, depth) };
  };

const contained: Draw = (random, depth) => {
  const container = drawOf(random, random.chance(0.3) ? 'map' : 'list', depth);
  const left =
    container.kind === 'known' && container.value.type === 'map' ? drawOf(random, 'string', 0) : anyValue(random, 0);
  return { kind: 'operator', sign: 'in', left, right: container };
};

const method =
  (name: MethodName, of: Type, args: readonly Type[]): Draw =>
  (random, depth) => ({
    kind: 'method',
    name,
    of: drawOf(random, of, depth),
    args: args.map((type) => drawOf(random, type, depth)),
  });

const matched: Draw = (random, depth) => {
  const pattern = pick(random, patterns);
  const args: readonly Drawn[] = [{ kind: 'known', text: `'${pattern}'`, value: text(pattern) }];
  return { kind: 'method', name: 'matches', of: drawOf(random, 'string', depth), args };
};

const found: Draw = (random, depth) => ({
  kind: 'member',
  of: drawOf(random, 'map', depth),
  name: pick(random, keys),
});

// Firestore can index strings and paths, but the embedded server does not support that.
const isOutside = (drawn: Drawn): boolean =>
  drawn.kind === 'known' && (drawn.value.type === 'string' || drawn.value.type === 'path');

const indexed: Draw = (random, depth) => {
  const type = random.chance(0.5) ? 'list' : 'map';
  const of = drawOf(random, type, depth);
  const key = drawOf(random, type === 'list' ? 'int' : 'string', 0);
  return { kind: 'index', of: isOutside(of) ? known(random, type) : of, key };
};

const items: Draw = (random, depth) => ({
  kind: 'list',
  items: Array.from({ length: random.below(4) }, () => anyValue(random, depth - 1)),
});

const minus =
  (type: Type): Draw =>
  (random, depth) => ({ kind: 'minus', of: drawOf(random, type, depth) });

const generatorsOf: Readonly<Record<Type, readonly Draw[]>> = {
  bool: [
    operator(['&&', '||'], 'bool'),
    operator(['&&', '||'], 'bool'),
    operator(['==', '!=']),
    operator(['==', '!='], 'bool'),
    (random, depth) => ({
      kind: 'operator',
      sign: pick(random, ['==', '!=', ...orders]),
      left: drawOf(random, random.chance(0.5) ? 'int' : 'float', depth),
      right: drawOf(random, random.chance(0.5) ? 'int' : 'float', depth),
    }),
    operator(orders, 'string'),
    operator(orders, 'timestamp'),
    contained,
    contained,
    (random, depth) => ({ kind: 'not', of: drawOf(random, 'bool', depth) }),
    (random, depth) => ({ kind: 'is', of: anyValue(random, depth), type: pick(random, typeNames) }),
    (random, depth) => ({ kind: 'is', of: drawOf(random, 'bool', depth), type: 'bool' }),
    method('hasAll', 'list', ['list']),
    method('hasOnly', 'list', ['list']),
    matched,
  ],
  int: [method('size', 'string', []), method('size', 'list', []), method('size', 'map', []), minus('int'), found],
  float: [minus('float')],
  string: [found, indexed, method('get', 'map', ['string', 'string'])],
  list: [items, items, method('keys', 'map', []), method('get', 'map', ['string', 'list'])],
  map: [found, method('get', 'map', ['string', 'map'])],
  null: [found, indexed],
  timestamp: [],
  path: [],
};

/** Creates a random expression, in most cases a condition. */
export const drawExpression = (random: Random, depth = 4): Drawn => drawOf(random, 'bool', depth);
