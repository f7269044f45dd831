import { describe, expect, it } from 'vitest';
import type { WireFields } from '../../contract/values.ts';
import type { AccessRequest } from './policy.ts';
import { createPolicy } from './policy.ts';

const fields: WireFields = {
  null: { nullValue: null },
  nan: { doubleValue: 'NaN' },
  smallest: { integerValue: '-9223372036854775808' },
  odd: { integerValue: '9007199254740993' },
  bytes: { bytesValue: 'AQI=' },
  place: { geoPointValue: { latitude: 1, longitude: 2 } },
  time: { timestampValue: '2026-01-01T00:00:00Z' },
};

const ask = (operation: AccessRequest['operation'], condition: string): boolean =>
  createPolicy(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
       match /{uid}/{id} { allow ${operation}: if ${condition.replaceAll('@', 'resource.data.').replaceAll('~', '/databases/$(database)/documents')}; } } }`,
  )({
    operation,
    path: operation === 'list' ? ['owner'] : ['owner', 'a'],
    principal: null,
    time: 0,
    before: fields,
    after: operation === 'delete' ? undefined : fields,
    read: (path) => (path.join('/') === 'owner/a' ? fields : undefined),
    readAfter: () => undefined,
  });

const holds = (condition: string): boolean => ask('update', condition);

// Firestore's emulator has confirmed each of these results.
describe('as in Firestore,', () => {
  it('a null field exists', () => {
    expect(holds("resource.data.get('null', 2) == null")).toBe(true);
    expect(holds("resource.data.get('null', false) is bool")).toBe(false);
    expect(holds("resource.data.get('none', 2) == 2")).toBe(true);
  });

  it('an integer equals a double, except inside a list or a map', () => {
    expect(holds('1 == 1.0 && 1 <= 1.0 && !(1 != 1.0)')).toBe(true);
    expect(holds('1 in [1.0] || 1.0 in [1] || [1] == [1.0]')).toBe(false);
    expect(holds('[1].hasAll([1.0]) || [1].hasOnly([1.0])')).toBe(false);
    expect(holds('1 in [1] && 1.0 in [1.0] && [[1]].hasAll([[1]])')).toBe(true);
  });

  it('a comparison of an integer with a double converts the integer', () => {
    expect(holds('@odd == 9007199254740992.0 && !(@odd > 9007199254740992.0)')).toBe(true);
    expect(holds('@odd > 9007199254740992')).toBe(true);
  });

  it('NaN equals nothing', () => {
    expect(holds('@nan != @nan && !(@nan in [@nan]) && [@nan] != [@nan] && !(@nan <= @nan)')).toBe(true);
  });

  it('0.0 equals -0.0, except inside a list', () => {
    expect(holds('0.0 == -0.0 && 0.0 in [-0.0] && [0.0].hasAll([-0.0])')).toBe(true);
    expect(holds('[0.0] == [-0.0] || [0.0] in [[-0.0]]')).toBe(false);
  });

  it('two paths are equal if their segments are', () => {
    expect(holds('~/owner/a == ~/$(uid)/$(id)')).toBe(true);
    expect(holds('~/a/$(id) != ~/a/a || ~/a/b == ~/a/c')).toBe(false);
  });

  it.each(['request.time < 5', 'request.time == 5', '~/a/b < ~/a/c', 'null < 1', 'true < false', '[1] < [2]'])(
    'a comparison of two types, or of a type without an order, fails: %s',
    (condition) => {
      expect(holds(condition)).toBe(false);
    },
  );

  it('negating the smallest integer overflows', () => {
    expect(holds('-@smallest > 0 || -@smallest is int')).toBe(false);
    expect(holds('-@odd is int')).toBe(true);
  });

  it.each(['get', 'list'] as const)('request.resource has no value in a %s', (operation) => {
    expect(ask(operation, 'request.resource == null')).toBe(false);
    expect(ask(operation, 'request.resource != null')).toBe(false);
  });

  it('request.resource is null in a deletion', () => {
    expect(ask('delete', 'request.resource == null')).toBe(true);
  });

  it.each(['/databases/x/documents/owner/a', '/databases/$(id)/documents/owner/a'])(
    'exists() fails for a path that is not the path of a document: %s',
    (path) => {
      expect(holds(`exists(${path})`)).toBe(false);
      expect(holds(`!exists(${path})`)).toBe(false);
    },
  );

  it('exists() is true for a stored document', () => {
    expect(holds('exists(/databases/$(database)/documents/owner/a)')).toBe(true);
    expect(holds('get(/databases/$(database)/documents/owner/a).data.odd > 0')).toBe(true);
  });
});

// An undecidable comparison is an error, which denies (fail closed).
describe('the evaluator', () => {
  it.each([
    'resource == null',
    'resource != null',
    'resource.data.odd == 1',
    'resource.data.odd != 1',
    "id == 'a'",
    "id != 'a'",
  ])('denies a condition on the documents of a listing as undecidable: %s', (condition) => {
    expect(ask('list', condition)).toBe(false);
  });

  it.each(['bytes', 'place'])('cannot decide whether two values of the type %s are equal', (name) => {
    expect(holds(`@${name} == @${name}`)).toBe(false);
    expect(holds(`@${name} != @${name}`)).toBe(false);
    expect(holds(`[@${name}] != [@${name}]`)).toBe(false);
    expect(holds(`@${name} != 1`)).toBe(true);
  });

  it('cannot decide whether two documents are equal', () => {
    expect(holds('request.resource == resource || resource == resource')).toBe(false);
    expect(holds('request.resource != resource')).toBe(false);
    expect(holds('resource != null && resource is map')).toBe(true);
  });
});
