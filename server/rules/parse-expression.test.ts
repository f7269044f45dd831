import { describe, expect, it } from 'vitest';
import { createCursor } from './cursor.ts';
import { parseExpression } from './parse-expression.ts';
import type { Expression } from './syntax.ts';
import { tokenise } from './tokens.ts';

const parse = (text: string): Expression => parseExpression(createCursor(tokenise(text)));

describe('the parser of expressions', () => {
  it.each([
    ['a || b && c', 'a || (b && c)'],
    ['a && b in c', 'a && (b in c)'],
    ['a in b && c', '(a in b) && c'],
    ['a in b is list', 'a in (b is list)'],
    ['a is int in b', '(a is int) in b'],
    ['a in b == c', 'a in (b == c)'],
    ['a == b is bool', '(a == b) is bool'],
    ['a is bool is bool', '(a is bool) is bool'],
    ['a == b < c', 'a == (b < c)'],
    ['a < b is bool', '(a < b) is bool'],
    ['!a is bool', '(!a) is bool'],
    ['!a in b', '(!a) in b'],
    ['-a is int', '(-a) is int'],
    ['-a.b', '-(a.b)'],
    ['!a.b()', '!(a.b())'],
    ['a < b < c', '(a < b) < c'],
    ['a == b != c', '(a == b) != c'],
    ['a in b in c', '(a in b) in c'],
    ['a || b || c', '(a || b) || c'],
  ])('groups %s as %s', (text, grouped) => {
    expect(parse(text)).toEqual(parse(grouped));
  });

  it.each(['--1', '- -1', '-!true'])('rejects %s, as Firestore does', (text) => {
    expect(() => parse(text)).toThrow('expected an expression');
  });
});
