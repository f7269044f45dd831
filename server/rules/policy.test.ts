import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WireFields } from '../../contract/values.ts';
import type { AccessRequest } from './policy.ts';
import { createPolicy } from './policy.ts';
import { UnreadError } from './rule-value.ts';
import { rulesFile } from '../../testing/server/rules.ts';

const request: AccessRequest = {
  operation: 'create',
  path: ['owner', 'a'],
  principal: { uid: 'owner', email: 'owner@example.com', emailVerified: true },
  time: 0,
  read: () => undefined,
  readAfter: () => undefined,
};

const allows = (condition: string, after: WireFields = {}, changes: Partial<AccessRequest> = {}): boolean =>
  createPolicy(rulesFile(`match /{uid}/{id} { allow create: if ${condition}; }`))({ ...request, after, ...changes });

describe('a condition', () => {
  it.each([
    ["uid == 'owner' && id == 'a'", true],
    ["uid == 'other' || id == 'a'", true],
    ["!(uid == 'other')", true],
    ['request.auth.token.email_verified == true && request.auth.uid == uid', true],
    ["uid in ['x', 'owner']", true],
    ["'abc'.size() == 3 && 'abc'.matches('[a-c]+')", true],
    ["'abc'.matches('[ab]+')", false],
    ['1 == 1.0 && 2 > 1.5 && -1 < 0', true],
    ["['a', 'b'].hasOnly(['a', 'b', 'c']) && ['a', 'b'].hasAll(['a'])", true],
    ["['a', 'd'].hasOnly(['a', 'b', 'c'])", false],
    ['exists(/databases/$(database)/documents/$(uid)/parameters)', false],
  ])('evaluates %s to %s', (condition, expected) => {
    expect(allows(condition)).toBe(expected);
  });

  it.each([
    ['d.a is int', { a: { integerValue: '1' } }, true],
    ['d.a is int', { a: { doubleValue: 1 } }, false],
    ['d.a is number', { a: { doubleValue: 1 } }, true],
    ['d.a is string', { a: { integerValue: '1' } }, false],
    ['d.a is timestamp', { a: { timestampValue: '2026-01-01T00:00:00Z' } }, true],
    ['d.a is list && d.a.size() == 1', { a: { arrayValue: { values: [{ nullValue: null }] } } }, true],
    ['d.a is map && d.a.b == null', { a: { mapValue: { fields: { b: { nullValue: null } } } } }, true],
    ["d.get('b', 3) == 3", { a: { integerValue: '1' } }, true],
    ["d.get('a', 3) == 3", { a: { integerValue: '1' } }, false],
    ['d.a >= -10.0 && d.a <= 10.0', { a: { doubleValue: 'NaN' } }, false],
    ['d.a <= 9007199254740992', { a: { integerValue: '9007199254740993' } }, false],
  ] satisfies readonly (readonly [string, WireFields, boolean])[])(
    'evaluates %s on %o to %s',
    (condition, fields, expected) => {
      expect(allows(condition.replaceAll('d.', 'request.resource.data.'), fields)).toBe(expected);
    },
  );

  it.each([
    'request.resource.data.missing == 1',
    "1 < 'a'",
    "'a'.hasAll(['a'])",
    "'a'.hasAll([])",
    '[].hasOnly(1)',
    'uid',
    'get(/databases/$(database)/documents/a/b) != null',
  ])('denies if its evaluation fails (fail closed): %s', (condition) => {
    expect(allows(condition)).toBe(false);
  });

  it.each([
    ['request.resource.data.missing == 1 || true', true],
    ['true || request.resource.data.missing == 1', true],
    ['request.resource.data.missing == 1 || false', false],
    ['!(request.resource.data.missing == 1 || false)', false],
    ['!(request.resource.data.missing == 1 && false)', true],
    ['!(false && request.resource.data.missing == 1)', true],
  ])('ignores the error of one operand if the other operand decides: %s is %s', (condition, expected) => {
    expect(allows(condition)).toBe(expected);
  });

  it('reads a document as it is after the whole commit (existsAfter)', () => {
    const condition =
      'existsAfter(/databases/$(database)/documents/$(uid)/b) && !exists(/databases/$(database)/documents/$(uid)/b)';
    expect(allows(condition, {}, { readAfter: (path) => (path.join('/') === 'owner/b' ? {} : undefined) })).toBe(true);
    expect(allows(condition)).toBe(false);
  });

  it('reads the let bindings of a function', () => {
    const text = 'function f(a) { let b = a; return b == 1; } match /{uid}/{id} { allow create: if f(1) && !f(2); }';
    expect(createPolicy(rulesFile(text))(request)).toBe(true);
  });
});

const listing = (condition: string) => createPolicy(rulesFile(`match /{uid}/{id} { allow list: if ${condition}; }`));

describe('a policy', () => {
  it('denies a path or an operation that no rule matches', () => {
    const policy = createPolicy(rulesFile('match /{uid}/{id} { allow create: if true; }'));
    expect(policy(request)).toBe(true);
    expect(policy({ ...request, operation: 'update' })).toBe(false);
    expect(policy({ ...request, path: ['owner', 'a', 'b', 'c'] })).toBe(false);
    expect(policy({ ...request, path: ['owner'] })).toBe(false);
  });

  it('gives the variable of the document id no value in a listing', () => {
    const list = { ...request, operation: 'list', path: ['owner'] } as const;
    expect(listing("uid == 'owner'")(list)).toBe(true);
    expect(listing("id != 'a'")(list)).toBe(false);
  });

  it.each([
    ['allow write: if true;', 'unknown operation "write"'],
    ['allow create: if true', 'expected ";"'],
    ['allow create: if uid # 1;', 'unexpected character "#"'],
    ['grant create;', 'expected "match", "allow" or "function"'],
  ])('is not created from rules with the line %s', (line, message) => {
    expect(() => createPolicy(rulesFile(`match /{uid}/{id} {\n${line}\n}`))).toThrow(message);
  });

  it('reports the line of a syntax error', () => {
    expect(() => createPolicy(rulesFile('match /{uid}/{id} {\n\nallow all: if true;\n}'))).toThrow(/^line 6: /);
  });

  it('enforces the deployed rules', () => {
    const text = readFileSync(resolve(import.meta.dirname, '../../hosted/firestore.rules'), 'utf8');
    expect(() => createPolicy(text)).not.toThrow();
  });
});

const unread = (): never => {
  throw new UnreadError();
};

const decide = (condition: string): boolean | 'unread' => {
  try {
    return allows(condition, undefined, { before: 'unread', after: 'unread', read: unread, readAfter: unread });
  } catch (error) {
    if (error instanceof UnreadError) return 'unread';
    throw error;
  }
};

describe('a policy on unread documents', () => {
  it.each([
    ["uid == 'other'", false],
    ["uid == 'other' && resource.data.a == 1", false],
    ["uid == 'owner' || resource.data.a == 1", true],
  ])('decides by the path without reading a document: %s gives %s', (condition, expected) => {
    expect(decide(condition)).toBe(expected);
  });

  it.each([
    'resource == null',
    "resource.data.a == 1 || uid == 'other'",
    "uid == 'other' || request.resource.data.a == 1",
    '!(request.resource.data.a == 1)',
    'exists(/databases/$(database)/documents/$(uid)/parameters)',
  ])('throws if the condition needs a document: %s', (condition) => {
    expect(decide(condition)).toBe('unread');
  });
});
