import type { WireFields, WireValue } from '../../../contract/values.ts';
import type { Drawn, Value } from './drawn.ts';

type Known = Extract<Drawn, { kind: 'known' }>;

export const int = (value: bigint): Value => ({ type: 'int', value });
export const float = (value: number): Value => ({ type: 'float', value });
export const text = (value: string): Value => ({ type: 'string', value });
export const bool = (value: boolean): Value => ({ type: 'bool', value });
const list = (...value: readonly Value[]): Value => ({ type: 'list', value });
const map = (value: Readonly<Record<string, Value>>): Value => ({ type: 'map', value: Object.entries(value) });
const nothing: Value = { type: 'null' };

const toWire = (value: Value): WireValue => {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'bool':
      return { booleanValue: value.value };
    case 'int':
      return { integerValue: String(value.value) };
    case 'float':
      return { doubleValue: Number.isNaN(value.value) ? 'NaN' : value.value };
    case 'timestamp':
      return { timestampValue: new Date(value.value).toISOString() };
    case 'list':
      return { arrayValue: { values: value.value.map(toWire) } };
    case 'map':
      return { mapValue: { fields: Object.fromEntries(value.value.map(([key, part]) => [key, toWire(part)])) } };
    case 'string':
    case 'path':
      return { stringValue: value.value };
  }
};

const fields: Readonly<Record<string, Value>> = {
  one: int(1n),
  zero: int(0n),
  less: int(-3n),
  large: int(9007199254740993n),
  smallest: int(-(2n ** 63n)),
  half: float(0.5),
  unit: float(1),
  none: float(0),
  round: float(9007199254740992),
  nan: float(Number.NaN),
  a: text('a'),
  word: text('abc'),
  empty: text(''),
  wide: text('\u{1F600}é'),
  yes: bool(true),
  no: bool(false),
  nothing,
  early: { type: 'timestamp', value: 1000 },
  late: { type: 'timestamp', value: 2000 },
  items: list(int(1n), text('a'), float(1), nothing),
  numbers: list(float(0), float(Number.NaN)),
  bare: list(),
  parts: map({ a: int(1n), b: text('b'), c: nothing }),
  deep: map({ a: map({ a: list(int(2n)) }) }),
  nobody: map({}),
};

/** The document of the evaluation of random expressions. */
export const testFields: WireFields = Object.fromEntries(
  Object.entries(fields).map(([name, value]) => [name, toWire(value)]),
);

const literal = (written: string, value: Value): Known => ({ kind: 'known', text: written, value });
const path = (...segments: readonly string[]): Value => ({ type: 'path', value: segments.join('/') });
const documentRoot = '/databases/$(database)/documents';

/** Literals, fields, variables and paths, each with its value. */
export const knownValues: readonly Known[] = [
  ...Object.entries(fields).map(([name, value]) => literal(`resource.data.${name}`, value)),
  literal('null', nothing),
  literal('true', bool(true)),
  literal('false', bool(false)),
  literal('0', int(0n)),
  literal('1', int(1n)),
  literal('2', int(2n)),
  literal('9223372036854775807', int(2n ** 63n - 1n)),
  literal('0.0', float(0)),
  literal('1.0', float(1)),
  literal('1.50', float(1.5)),
  literal("''", text('')),
  literal("'a'", text('a')),
  literal("'b'", text('b')),
  literal("'\\''", text("'")),
  literal("'\\\\'", text('\\')),
  literal('id', text('x')),
  literal('database', text('(default)')),
  literal(`${documentRoot}/a/b`, path('a', 'b')),
  literal(`${documentRoot}/a/$(id)`, path('a', 'x')),
  literal(`${documentRoot}/a/x`, path('a', 'x')),
  literal(`exists(${documentRoot}/nowhere/x)`, bool(false)),
];

export const patterns = ['a', '^a', 'abc$', '[a-c]+', 'a{1,2}', 'a?b*', '[A-Za-z0-9]{3}', '^$', ''];
