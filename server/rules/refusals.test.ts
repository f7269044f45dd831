import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { assert, constantFrom, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPolicy } from './policy.ts';
import { RulesError } from './syntax.ts';
import { rulesFile } from '../../testing/server/rules.ts';

const deployed = readFileSync(resolve(import.meta.dirname, '../../hosted/firestore.rules'), 'utf8');

const inMatch = (body: string): string => rulesFile(`match /{uid}/{id} {\n${body}\n}`);
const withCondition = (condition: string): string => inMatch(`allow get: if ${condition};`);

const callChain = (length: number): string =>
  inMatch(
    Array.from(
      { length },
      (_, index) => `function f${index}() { return ${index + 1 < length ? `f${index + 1}()` : 'true'}; }`,
    ).join('\n'),
  );

const isRejected = (text: string, message: string): boolean => {
  try {
    createPolicy(text);
    return false;
  } catch (error) {
    return error instanceof RulesError && error.message.includes(message);
  }
};

// Each text has `_` in another syntactic position of an expression.
const operators = ['||', '&&', '==', '!=', '<', '<=', '>', '>=', 'in'];
const expressionPositions =
  `!_ | -_ | (_) | _ is int | [_] | [1, _] | _.a | _[1] | uid[_] | /databases/$(_)/documents/a/b | exists(_) | f(_)
  | _.size() | _.keys() | _.matches('a') | _.get('a', 1) | _.hasAll([]) | _.hasOnly([]) | uid.get(_, '')
  | uid.get('', _) | uid.hasAll(_) | uid.hasOnly([_]) | true && (false == !(_ == 1))`.split('|');
const positions = [
  ...expressionPositions,
  ...operators.flatMap((operator) => [`_ ${operator} uid`, `uid ${operator} _`]),
].map((position) => `function f(a) { return a; } allow get: if ${position};`);

const statements = [
  'allow get: if _;',
  'allow get, list: if true; allow delete: if _;',
  'function f() { return _; }',
  'function f() { let a = _; return true; }',
  'function f() { let a = 1; let b = _; return true; }',
  'match /a/{b} { allow get: if _; }',
  'match /a/{b} { function f() { return _; } }',
  'allow get: if true; match /a/{b} { match /c/{d} { allow get: if _; } }',
];

// Inherited properties, which exist in every plain object (prototype pollution).
const inherited = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];

const unknown: readonly (readonly [string, string])[] = [
  ['missing', 'unknown name "missing"'],
  ['missing(1)', 'unknown function "missing"'],
  ["'a'.trim()", 'unknown function "trim"'],
  ['(1 is text)', 'unknown type "text"'],
  ['(null is null)', 'unknown type "null"'],
  ['request.auht', 'unknown field "auht"'],
  ...inherited.flatMap((name): readonly (readonly [string, string])[] => [
    [name, `unknown name "${name}"`],
    [`${name}()`, `unknown function "${name}"`],
    [`uid.${name}()`, `unknown function "${name}"`],
    [`(uid is ${name})`, `unknown type "${name}"`],
    [`request.${name}`, `unknown field "${name}"`],
  ]),
];

describe('the static checks of rules', () => {
  it.each(unknown)('reject an unknown name in every position of an expression: %s', (use, message) => {
    const accepted = [...positions, ...statements].filter(
      (position) => !isRejected(inMatch(position.replace('_', use)), message),
    );
    expect(accepted).toEqual([]);
  });

  it('reject any unknown name (property-based)', () => {
    const known = ['uid', 'id', 'database', 'request', 'resource', 'exists', 'get', 'f', 'size', 'keys', 'matches'];
    const word = stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,12}$/).filter((name) => !known.includes(name));
    const use = constantFrom('#', '#()', '#(uid)', 'uid.#()', "uid.#('a')", 'uid is #', 'request.#', 'request.auth.#');
    const types = /^(?:bool|bytes|float|int|latlng|list|map|number|path|string|timestamp|true|false|null)$/;
    assert(
      property(
        word.filter((name) => !types.test(name) && !/^(?:auth|time|method|resource|uid|token)$/.test(name)),
        use,
        (name, text) => {
          expect(() => createPolicy(withCondition(text.replace('#', name)))).toThrow(
            /unknown|is a reserved word|expected/,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a match is empty', '', 'a match needs a rule'],
    [
      'a condition uses a variable of an inner match',
      'allow get: if later; match /a/{later} { allow get: if true; }',
      '"later"',
    ],
    ['a let uses a later let', 'function f() { let a = b; let b = 1; return a; }', 'unknown name "b"'],
    ['a function uses a parameter of its caller', 'function f() { return a; } function g(a) { return f(); }', '"a"'],
    ['a function gets too few arguments', 'function f(a) { return a; } allow get: if f();', 'takes 1 arguments, not 0'],
    ['a method gets too many arguments', "allow get: if 'a'.size(1) == 1;", '"size" takes 0 arguments, not 1'],
    ['exists() gets no argument', 'allow get: if exists();', '"exists" takes 1 arguments, not 0'],
    ['a function is defined twice', 'function f() { return 1; } function f() { return 2; }', '"f" is defined twice'],
    ['a function has the name of a built-in function', 'function get(a) { return a; }', '"get" is defined twice'],
    ['two parameters have one name', 'function f(a, a) { return a; }', '"a" is defined twice'],
    ['a let hides a parameter', 'function f(a) { let a = 1; return a; }', '"a" is defined twice'],
    ['two variables of a path have one name', 'match /{a}/{a} { allow get: if true; }', '"a" is defined twice'],
    ['a parameter hides request', 'function f(request) { return 1; }', '"request" is a global name'],
    [
      'a variable of a path hides resource',
      'match /a/{resource} { allow get: if true; }',
      '"resource" is a global name',
    ],
    ['a function has eight parameters', 'function f(a, b, c, d, e, g, h, i) { return 1; }', 'too many arguments'],
    ['a function calls itself', 'function f(a) { return f(a); }', '"f" calls itself'],
    [
      'two functions call each other',
      'function f() { let a = g(); return 1; } function g() { return !f(); }',
      'calls itself',
    ],
    [
      'a path ends at a collection',
      'allow get: if exists(/databases/$(database)/documents/a);',
      'not the path of a document',
    ],
    [
      'a path does not start with /databases',
      'allow get: if exists(/database/$(database)/documents/a/b);',
      'not the path of a document',
    ],
    ['a match has no path', 'match { allow get: if true; }', 'a match needs a path'],
    [
      'a space follows the slash of a match path',
      'match / a/{b} { allow get: if true; }',
      'unexpected space before "a"',
    ],
    ['a space follows the slash of a path expression', 'allow get: if exists(/a/ b);', 'unexpected space before "b"'],
    ['a parameter is a reserved word', 'function f(in) { return 1; }', '"in" is a reserved word'],
    ['a number is too large', 'allow get: if 1 < 9223372036854775808;', '9223372036854775808 is too large'],
    ['a number starts with zero', 'allow get: if 1 < 007;', 'unexpected character "0"'],
    ['a method is called on a number', 'allow get: if 1.size() == 1;', 'unexpected character "1"'],
    ['a string has an unknown escape', "allow get: if uid == '\\n';", 'unexpected character'],
    ['a string contains a line break', "allow get: if uid == 'a\nb';", 'unexpected character'],
    ['a carriage return is in a comment', 'allow get: if false; // \r allow get: if true;', 'found "/"'],
  ])('reject rules in which %s', (_, body, message) => {
    expect(() => createPolicy(inMatch(body))).toThrow(message);
  });

  it.each([
    '(',
    '[',
    'a++',
    '(?=a)a',
    '(a)\\\\1',
    '.',
    '\\\\s',
    '[^a]',
    '[b-a]',
    'a{2,1}',
    'a{1001}',
    '[]',
    '^*',
    'a|b',
  ])('reject a pattern that is invalid, or that RE2 and JavaScript interpret differently: %s', (pattern) => {
    expect(() => createPolicy(withCondition(`uid.matches('${pattern}')`))).toThrow('unsupported pattern');
  });

  it('reject a pattern that is computed at run time', () => {
    expect(() => createPolicy(withCondition('uid.matches(id)'))).toThrow('unsupported pattern');
  });

  it('reject a call depth past the limit of Firestore', () => {
    expect(() => createPolicy(callChain(20))).not.toThrow();
    expect(() => createPolicy(callChain(21))).toThrow('the calls of "f20" are nested too deep');
  });
});

describe('the deployed rules', () => {
  it('fail the checks after a typo in any identifier, except names of fields and documents', () => {
    const isKeyword = /^(?:true|false|null|if|in|is|let|return|match|allow|function|service)$/;
    const text = deployed.replaceAll(/\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length));
    const words = [...text.matchAll(/'[^']*'|(?<![\w{])[A-Za-z_]\w*/g)].filter(
      ([word]) => !word.startsWith("'") && !isKeyword.test(word),
    );
    const missed = words.flatMap(({ 0: word, index }) => {
      const misspelt = `${text.slice(0, index)}${word}Zz${text.slice(index + word.length)}`;
      try {
        createPolicy(misspelt);
        return [text.slice(text.lastIndexOf(' ', index) + 1, index + word.length)];
      } catch {
        return [];
      }
    });
    const isFieldOrDocument = /(?:^|[.(])d\.\w+$|\.data\.date$|\/parameters$/;
    expect(missed.filter((use) => !isFieldOrDocument.test(use))).toEqual([]);
  });
});
