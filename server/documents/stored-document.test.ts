import { describe, expect, it } from 'vitest';
import { documentToAnswer, documentToText, type StoredDocument } from './stored-document.ts';

const documentOf = (changes: Partial<StoredDocument>): StoredDocument => ({
  parent: 'uid/sheet/outDay',
  id: 'entry',
  fields: { name: { stringValue: 'Boulangerie' } },
  createTime: 1_795_000_000_000_001,
  updateTime: 1_795_000_000_000_001,
  ...changes,
});

describe('a document of a listing', () => {
  it.each([
    ['as it was made', documentOf({})],
    ['changed since', documentOf({ updateTime: 1_795_000_060_000_002 })],
    ['without fields', documentOf({ fields: {} })],
    ['whose names need escaping', documentOf({ id: 'a"\\b\n', fields: { 'k"': { stringValue: '"\u2028\\' } } })],
  ])('reads like the document itself: %s', (_, document) => {
    const listed = documentToText('project', { ...document, fields: JSON.stringify(document.fields) });
    expect(JSON.parse(listed)).toEqual(documentToAnswer('project', document));
  });
});
