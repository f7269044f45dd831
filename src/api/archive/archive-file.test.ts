import { describe, expect, test } from 'vitest';
import { ArchiveError, archiveText, parseArchive } from './archive-file.ts';
import { accountOf } from './stored-account.ts';
import { march, marchLines, parametersDocument, sheetDocumentOf } from '../../../testing/api/archive-documents.ts';

const account = accountOf([march, ...marchLines, parametersDocument]);
const text = archiveText(account, Date.UTC(2026, 10, 21));

const problemOf = (given: string): string => {
  try {
    parseArchive(given);
    return 'none';
  } catch (error) {
    return error instanceof ArchiveError ? error.problem : 'another error';
  }
};

/** The file with one part of its text replaced. */
const tampered = (part: string, replacement: string): string => {
  expect(text).toContain(part);
  return text.replace(part, replacement);
};

const nested = (depth: number) => `${'{"mapValue":{"fields":{"a":'.repeat(depth)}1${'}}}'.repeat(depth)}`;

const names = (count: number, length: number) => ({
  arrayValue: { values: Array.from({ length: count }, () => ({ stringValue: 'x'.repeat(length) })) },
});

const withParameters = (fields: object) =>
  JSON.stringify({ ...JSON.parse(text), documents: [{ path: 'parameters', fields }] });

const withCategory = (count: number, length: number) =>
  withParameters({ categories: { arrayValue: { values: [{ mapValue: { fields: { a: names(count, length) } } }] } } });

describe('an archive', () => {
  // Source: docs/specification.md#export-json.
  test('restores every document exactly', () => {
    expect(parseArchive(text)).toEqual(account);
  });

  test('states its format, version and time', () => {
    expect(JSON.parse(text)).toMatchObject({
      format: 'mon-budget-archive',
      version: 1,
      exportedAt: '2026-11-21T00:00:00.000Z',
    });
  });

  test('of an empty account can be read', () => {
    expect(parseArchive(archiveText(accountOf([]), 0)).sheets).toEqual([]);
  });

  // Source: docs/specification.md#import-file.
  test.each([
    ['a text that is no JSON', 'Solde;12,50'],
    ['the JSON of something else', '{"documents":[]}'],
    ['an empty file', ''],
  ])('is refused as another file: %s', (_, given) => expect(problemOf(given)).toBe('notAnArchive'));

  // Source: docs/specification.md#import-file.
  test('of a newer version is refused as such', () => {
    expect(problemOf(tampered('"version": 1', '"version": 2'))).toBe('newerVersion');
  });

  test.each(['0', '-1', '0.5'])('of an invalid version %s is damaged', (version) => {
    expect(problemOf(tampered('"version": 1', `"version": ${version}`))).toBe('damaged');
  });

  test.each([
    ['a line longer than the database takes', tampered('Loyer', 'L'.repeat(201))],
    ['a field that no line has', tampered('"paid"', '"payed"')],
    ['a day that no month has', tampered('"integerValue": "31"', '"integerValue": "32"')],
    ['an amount beyond every account', tampered('1284.56', '1e13')],
    ['a date that is none', tampered('2026-3-1', '2026-2-30')],
    ['a line of a sheet that is missing', tampered('"path": "March000000000000000"', '"path": "April000000000000000"')],
    ['a path that leads elsewhere', tampered('"path": "parameters"', '"path": "../somebody/parameters"')],
    ['documents that are no list', JSON.stringify({ ...JSON.parse(text), documents: 7 })],
    ['parameters of a kind that the database refuses', withParameters({ operations: { booleanValue: true } })],
    ['a value of no known kind', tampered('"stringValue": "Loyer"', '"textValue": "Loyer"')],
  ])('is damaged by %s', (_, given) => expect(problemOf(given)).toBe('damaged'));

  test.each([100, 5000])(
    'is refused as another file: JSON nested %d times, which would overflow a recursive reader',
    (depth) => {
      expect(problemOf(tampered('"darkTheme": {', `"a": ${nested(depth)}, "darkTheme": {`))).toBe('notAnArchive');
    },
  );

  test('is refused as another file when it is mostly brackets, except in names', () => {
    expect(problemOf(tampered('"documents": [', `"documents": [${'{},'.repeat(2000)}`))).toBe('notAnArchive');
    expect(problemOf(text.replaceAll('"stringValue": "Loyer"', `"stringValue": "${'[{'.repeat(99)}"`))).toBe('none');
  });

  test.each([
    ['as many names as a document may have', 9_900, 1, 'none'],
    ['more names than that', 10_000, 1, 'damaged'],
    ['more than a megabyte of them', 2000, 1000, 'damaged'],
  ])('with a category of %s has the right result: %d of %d letters', (_, count, length, problem) => {
    expect(problemOf(withCategory(count, length))).toBe(problem);
  });

  test('restores two sheets of the same date', () => {
    const twice = accountOf([march, sheetDocumentOf('Another0000000000000', '2026-3-1')]);
    expect(parseArchive(archiveText(twice, 0))).toEqual(twice);
  });

  test('with a sheet twice is damaged', () => {
    expect(problemOf(archiveText(accountOf([march, march]), 0))).toBe('damaged');
  });

  test('with a line twice is damaged', () => {
    const { sheets, ...rest } = account;
    const [sheet] = sheets;
    expect(sheet).toBeDefined();
    const doubled = sheets.map((each) => ({ ...each, lines: [...each.lines, ...each.lines] }));
    expect(problemOf(archiveText({ ...rest, sheets: doubled }, 0))).toBe('damaged');
  });
});
