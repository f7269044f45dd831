import type { Cursor } from './cursor.ts';
import { createCursor } from './cursor.ts';
import { parseExpression } from './parse-expression.ts';
import type { Allow, Match, Operation, RuleFunction, Segment } from './syntax.ts';
import { operations } from './syntax.ts';
import { tokenise } from './tokens.ts';

const parseParameters = (cursor: Cursor): readonly string[] => {
  const names: string[] = [];
  cursor.expect('(');
  while (!cursor.take(')')) {
    if (names.length > 0) cursor.expect(',');
    names.push(cursor.name());
  }
  return names;
};

const parseLets = (cursor: Cursor): RuleFunction['lets'] => {
  const lets: { name: string; value: RuleFunction['result'] }[] = [];
  while (cursor.take('let')) {
    const name = cursor.name();
    cursor.expect('=');
    lets.push({ name, value: parseExpression(cursor) });
    cursor.expect(';');
  }
  return lets;
};

const parseFunction = (cursor: Cursor): RuleFunction => {
  const name = cursor.name();
  const parameters = parseParameters(cursor);
  cursor.expect('{');
  const lets = parseLets(cursor);
  cursor.expect('return');
  const result = parseExpression(cursor);
  cursor.take(';');
  cursor.expect('}');
  return { name, parameters, lets, result };
};

const parseOperation = (cursor: Cursor): Operation => {
  const name = cursor.word();
  const operation = operations.find((candidate) => candidate === name);
  if (operation === undefined) throw cursor.fail(`unknown operation "${name}"`);
  return operation;
};

const parseAllow = (cursor: Cursor): Allow => {
  const allowed = [parseOperation(cursor)];
  while (cursor.take(',')) allowed.push(parseOperation(cursor));
  cursor.expect(':');
  cursor.expect('if');
  const condition = parseExpression(cursor);
  cursor.expect(';');
  return { operations: allowed, condition };
};

const parseSegment = (cursor: Cursor): Segment => {
  if (!cursor.take('{')) return { literal: cursor.adjacentWord() };
  const variable = cursor.name();
  cursor.expect('}');
  return { variable };
};

const parseSegments = (cursor: Cursor): readonly Segment[] => {
  const segments: Segment[] = [];
  while (cursor.take('/')) segments.push(parseSegment(cursor));
  if (segments.length === 0) throw cursor.fail('a match needs a path');
  return segments;
};

const parseMatch = (cursor: Cursor): Match => {
  const segments = parseSegments(cursor);
  const functions: RuleFunction[] = [];
  const allows: Allow[] = [];
  const matches: Match[] = [];
  cursor.expect('{');
  if (cursor.peek().text === '}') throw cursor.fail('a match needs a rule');
  while (!cursor.take('}')) {
    if (cursor.take('function')) functions.push(parseFunction(cursor));
    else if (cursor.take('allow')) allows.push(parseAllow(cursor));
    else if (cursor.take('match')) matches.push(parseMatch(cursor));
    else throw cursor.fail(`expected "match", "allow" or "function", found "${cursor.peek().text}"`);
  }
  return { segments, functions, allows, matches };
};

const expectAll = (cursor: Cursor, texts: readonly string[]): void => {
  for (const text of texts) cursor.expect(text);
};

/** Parses rules of version 2. Throws `RulesError` for rules outside the supported subset. */
export const parseRules = (text: string): Match => {
  const cursor = createCursor(tokenise(text));
  expectAll(cursor, ['rules_version', '=']);
  if (cursor.string() !== '2') throw cursor.fail("expected rules_version = '2'");
  expectAll(cursor, [';', 'service', 'cloud', '.', 'firestore', '{', 'match']);
  const root = parseMatch(cursor);
  cursor.expect('}');
  if (cursor.peek().kind !== 'end') throw cursor.fail(`unexpected "${cursor.peek().text}" after the service`);
  return root;
};
