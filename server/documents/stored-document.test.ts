import { describe, expect, it } from 'vitest';
import { documentToResponse, documentToJson, type StoredDocument } from './stored-document.ts';

const entry: StoredDocument = {
  parent: 'uid/sheet/outDay',
  id: 'entry',
  fields: { name: { stringValue: 'Boulangerie' } },
  createTime: 1_795_000_000_000_001,
  updateTime: 1_795_000_000_000_001,
};

const response = {
  name: 'projects/project/databases/(default)/documents/uid/sheet/outDay/entry',
  fields: entry.fields,
  createTime: '2026-11-18T11:06:40.000001Z',
  updateTime: '2026-11-18T11:06:40.000001Z',
};
const awkward = { 'k"': { stringValue: '"\u2028\\' } };

describe('a document in a response', () => {
  it.each([
    ['as created', {}, response],
    [
      'changed later',
      { updateTime: 1_795_000_060_000_002 },
      { ...response, updateTime: '2026-11-18T11:07:40.000002Z' },
    ],
    ['without fields', { fields: {} }, { ...response, fields: undefined }],
    [
      'with names that need escapes',
      { id: 'a"\\b\n', fields: awkward },
      { ...response, name: response.name.replace('entry', 'a"\\b\n'), fields: awkward },
    ],
  ])('has the same JSON alone and in a listing, %s', (_, changes, expected) => {
    const document = { ...entry, ...changes };
    const listed = documentToJson('project', { ...document, fields: JSON.stringify(document.fields) });
    expect([documentToResponse('project', document), JSON.parse(listed)]).toEqual([expected, expected]);
  });
});
