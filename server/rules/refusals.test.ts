import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { assert, constantFrom, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPolicy } from './policy.ts';
import { RulesError } from './syntax.ts';

const deployed = readFileSync(resolve(import.meta.dirname, '../../hosted/firestore.rules'), 'utf8');

const wrap = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n match /databases/{database}/documents {\n${body}\n }\n}`;
const within = (body: string): string => wrap(`match /{uid}/{id} {\n${body}\n}`);
const asking = (condition: string): string => within(`allow get: if ${condition};`);

const chain = (length: number): string =>
  within(
    Array.from(
      { length },
      (_, index) => `function f${index}() { return ${index + 1 < length ? `f${index + 1}()` : 'true'}; }`,
    ).join('\n'),
  );

const refuses = (text: string, message: string): boolean => {
  try {
    createPolicy(text);
    return false;
  } catch (error) {
    return error instanceof RulesError && error.message.includes(message);
  }
};

// Every syntactic position of an expression; `_` is the expression.
const signs = ['||', '&&', '==', '!=', '<', '<=', '>', '>=', 'in'];
const placesInExpressions =
  `!_ | -_ | (_) | _ is int | [_] | [1, _] | _.a | _[1] | uid[_] | /databases/$(_)/documents/a/b | exists(_) | f(_)
  | _.size() | _.keys() | _.matches('a') | _.get('a', 1) | _.hasAll([]) | _.hasOnly([]) | uid.get(_, '')
  | uid.get('', _) | uid.hasAll(_) | uid.hasOnly([_]) | true && (false == !(_ == 1))`.split('|');
const places = [...placesInExpressions, ...signs.flatMap((sign) => [`_ ${sign} uid`, `uid ${sign} _`])].map(
  (place) => `function f(a) { return a; } allow get: if ${place};`,
);

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

// Inherited properties, which a lookup in a plain object would find (prototype pollution).
const inherited = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];

const unknown: readonly (readonly [string, string])[] = [
  ['nobody', 'unknown name "nobody"'],
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

describe('static checks reject a policy', () => {
  it.each(unknown)('that uses what nobody knows, wherever it stands: %s', (use, message) => {
    const accepted = [...places, ...statements].filter((place) => !refuses(within(place.replace('_', use)), message));
    expect(accepted).toEqual([]);
  });

  it('with any unknown name (property-based)', () => {
    const known = ['uid', 'id', 'database', 'request', 'resource', 'exists', 'get', 'f', 'size', 'keys', 'matches'];
    const word = stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,12}$/).filter((name) => !known.includes(name));
    const use = constantFrom('#', '#()', '#(uid)', 'uid.#()', "uid.#('a')", 'uid is #', 'request.#', 'request.auth.#');
    const types = /^(?:bool|bytes|float|int|latlng|list|map|number|path|string|timestamp|true|false|null)$/;
    assert(
      property(
        word.filter((name) => !types.test(name) && !/^(?:auth|time|method|resource|uid|token)$/.test(name)),
        use,
        (name, text) => {
          expect(() => createPolicy(asking(text.replace('#', name)))).toThrow(/unknown|is no name|expected/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['nothing is left of it', '', 'a match needs a rule'],
    ['it names what nobody takes', 'allow get: if later; match /a/{later} { allow get: if true; }', '"later"'],
    ['a let uses a later one', 'function f() { let a = b; let b = 1; return a; }', 'unknown name "b"'],
    ['a function uses what its caller knows', 'function f() { return a; } function g(a) { return f(); }', '"a"'],
    ['a function takes another number', 'function f(a) { return a; } allow get: if f();', 'takes 1 arguments, not 0'],
    ['a method takes another number', "allow get: if 'a'.size(1) == 1;", '"size" takes 0 arguments, not 1'],
    ['the database takes another number', 'allow get: if exists();', '"exists" takes 1 arguments, not 0'],
    ['a function is defined twice', 'function f() { return 1; } function f() { return 2; }', '"f" is defined twice'],
    ["a function has the database's name", 'function get(a) { return a; }', '"get" is defined twice'],
    ['a parameter is named twice', 'function f(a, a) { return a; }', '"a" is defined twice'],
    ['a let hides a parameter', 'function f(a) { let a = 1; return a; }', '"a" is defined twice'],
    ['a path names a part twice', 'match /{a}/{a} { allow get: if true; }', '"a" is defined twice'],
    ['a parameter hides the request', 'function f(request) { return 1; }', '"request" is a name of its own'],
    ['a path hides the document', 'match /a/{resource} { allow get: if true; }', '"resource" is a name of its own'],
    ['a function takes eight', 'function f(a, b, c, d, e, g, h, i) { return 1; }', 'too many arguments'],
    ['a function calls itself', 'function f(a) { return f(a); }', '"f" calls itself'],
    ['two call each other', 'function f() { let a = g(); return 1; } function g() { return !f(); }', 'calls itself'],
    ['a path leads to no document', 'allow get: if exists(/databases/$(database)/documents/a);', 'unknown place'],
    ['a path leads nowhere', 'allow get: if exists(/database/$(database)/documents/a/b);', 'unknown place'],
    ['a match has no path', 'match { allow get: if true; }', 'a match needs a path'],
    ['a segment stands alone', 'match / a/{b} { allow get: if true; }', 'unexpected space before "a"'],
    ['a path is a division', 'allow get: if exists(/a/ b);', 'unexpected space before "b"'],
    ['a name belongs to the language', 'function f(in) { return 1; }', '"in" is no name'],
    ['a number is too large', 'allow get: if 1 < 9223372036854775808;', '9223372036854775808 is too large'],
    ['a number begins with zero', 'allow get: if 1 < 007;', 'unexpected character "0"'],
    ['a number is followed by a point', 'allow get: if 1.size() == 1;', 'unexpected character "1"'],
    ['a text holds an unknown escape', "allow get: if uid == '\\n';", 'unexpected character'],
    ['a text goes over the line', "allow get: if uid == 'a\nb';", 'unexpected character'],
    ['a comment ends in two ways', 'allow get: if false; // \r allow get: if true;', 'found "/"'],
  ])('because %s', (_, body, message) => {
    expect(() => createPolicy(within(body))).toThrow(message);
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
  ])('with a pattern that is invalid, or that RE2 and JavaScript could interpret differently: %s', (pattern) => {
    expect(() => createPolicy(asking(`uid.matches('${pattern}')`))).toThrow('unknown kind of pattern');
  });

  it('with a pattern that is computed at run time', () => {
    expect(() => createPolicy(asking('uid.matches(id)'))).toThrow('unknown kind of pattern');
  });

  it('with a call depth beyond the limit of Firestore', () => {
    expect(() => createPolicy(chain(20))).not.toThrow();
    expect(() => createPolicy(chain(21))).toThrow('"f20" is called too deep');
  });
});

describe('the deployed rules', () => {
  it('have no identifier whose typo would pass, except names of fields and documents', () => {
    const isFree = /^(?:true|false|null|if|in|is|let|return|match|allow|function|service)$/;
    const text = deployed.replaceAll(/\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length));
    const words = [...text.matchAll(/'[^']*'|(?<![\w{])[A-Za-z_]\w*/g)].filter(
      ([word]) => !word.startsWith("'") && !isFree.test(word),
    );
    const unnoticed = words.flatMap(({ 0: word, index }) => {
      const misspelt = `${text.slice(0, index)}${word}Zz${text.slice(index + word.length)}`;
      try {
        createPolicy(misspelt);
        return [text.slice(text.lastIndexOf(' ', index) + 1, index + word.length)];
      } catch {
        return [];
      }
    });
    const isOfDocument = /(?:^|[.(])d\.\w+$|\.data\.date$|\/parameters$/;
    expect(unnoticed.filter((use) => !isOfDocument.test(use))).toEqual([]);
  });
});
