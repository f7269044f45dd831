import type { Cursor } from './cursor.ts';
import type { Expression } from './syntax.ts';
import { largestInteger } from './rule-value.ts';
import { operatorLevels } from './syntax.ts';

const literals = new Map<string, null | boolean>([
  ['null', null],
  ['true', true],
  ['false', false],
]);

const parseItems = (cursor: Cursor, close: string): readonly Expression[] => {
  const items: Expression[] = [];
  while (!cursor.take(close)) {
    if (items.length > 0) cursor.expect(',');
    items.push(parseExpression(cursor));
  }
  return items;
};

// A segment is a word or `$(expression)`; other segments, such as `(default)`, are not supported.
const parsePath = (cursor: Cursor): Expression => {
  const segments: Expression[] = [];
  while (cursor.take('/')) {
    if (cursor.take('$')) {
      cursor.expect('(');
      segments.push(parseExpression(cursor));
      cursor.expect(')');
    } else segments.push({ kind: 'literal', value: cursor.adjacentWord() });
  }
  return { kind: 'path', segments };
};

const parseNumber = (cursor: Cursor): Expression => {
  const { text } = cursor.peek();
  const value = text.includes('.') ? Number(text) : BigInt(text);
  if (typeof value === 'bigint' && value > largestInteger) throw cursor.fail(`${text} is too large`);
  cursor.next();
  return { kind: 'literal', value };
};

const parseWord = (cursor: Cursor): Expression => {
  const literal = literals.get(cursor.peek().text);
  if (literal !== undefined) {
    cursor.next();
    return { kind: 'literal', value: literal };
  }
  const name = cursor.name();
  return cursor.take('(') ? { kind: 'call', name, args: parseItems(cursor, ')') } : { kind: 'name', name };
};

const parseGroup = (cursor: Cursor): Expression => {
  const inner = parseExpression(cursor);
  cursor.expect(')');
  return inner;
};

const parsePrimary = (cursor: Cursor): Expression => {
  const token = cursor.peek();
  if (token.kind === 'word') return parseWord(cursor);
  if (token.kind === 'string') return { kind: 'literal', value: cursor.next().text };
  if (token.kind === 'number') return parseNumber(cursor);
  if (token.text === '/') return parsePath(cursor);
  if (cursor.take('(')) return parseGroup(cursor);
  if (cursor.take('[')) return { kind: 'list', items: parseItems(cursor, ']') };
  throw cursor.fail(`expected an expression, found "${token.text}"`);
};

const parseIndex = (cursor: Cursor, target: Expression): Expression => {
  const key = parseExpression(cursor);
  cursor.expect(']');
  return { kind: 'index', target, key };
};

const parsePostfix = (cursor: Cursor): Expression => {
  let target = parsePrimary(cursor);
  while (cursor.peek().text === '.' || cursor.peek().text === '[') {
    if (cursor.take('[')) target = parseIndex(cursor, target);
    else {
      cursor.expect('.');
      const name = cursor.name();
      target = cursor.take('(')
        ? { kind: 'method', target, name, args: parseItems(cursor, ')') }
        : { kind: 'member', target, name };
    }
  }
  return target;
};

// As in Firestore, `--1` and `-!true` are syntax errors.
const parseUnary = (cursor: Cursor): Expression => {
  if (cursor.take('!')) return { kind: 'not', operand: parseUnary(cursor) };
  return cursor.take('-') ? { kind: 'negate', operand: parsePostfix(cursor) } : parsePostfix(cursor);
};

const parseLevel = (cursor: Cursor, level: number): Expression => {
  const operators = operatorLevels[level];
  if (operators === undefined) return parseUnary(cursor);
  let left = parseLevel(cursor, level + 1);
  let operator = operators.find((candidate) => cursor.take(candidate));
  while (operator !== undefined) {
    left =
      operator === 'is'
        ? { kind: 'is', operand: left, type: cursor.word() }
        : { kind: 'binary', operator, left, right: parseLevel(cursor, level + 1) };
    operator = operators.find((candidate) => cursor.take(candidate));
  }
  return left;
};

/** Parses one expression. Operators are left-associative. */
export const parseExpression = (cursor: Cursor): Expression => parseLevel(cursor, 0);
