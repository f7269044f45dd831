import { describe, expect, it } from 'vitest';
import { editFields, parseFieldPath, readField } from './field-path.ts';
import { microsToTimestamp, normalTimestamp, timestampToMicros } from '../../lib/timestamp.ts';

describe('a field path', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1', ['a', 'b_1']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`a\\`b`', ['a`b']],
  ])('parses %s', (text, names) => {
    expect(parseFieldPath(text)).toEqual(names);
  });

  it.each(['', '.', 'a.', '.a', '1a', 'a b', '`', '``', 'a..b', 'à'])('rejects %o', (text) => {
    expect(() => parseFieldPath(text)).toThrow('Invalid field path');
  });

  it('sets, reads and deletes a field inside maps', () => {
    const path = parseFieldPath('m.a.b');
    const editor = editFields({ x: { nullValue: null } });
    editor.write(path, { integerValue: '1' });
    const fields = editor.result();
    expect([readField(fields, path), editor.read(path)]).toEqual([{ integerValue: '1' }, { integerValue: '1' }]);
    editor.write(path, undefined);
    expect([readField(editor.result(), path), editor.read(path)]).toEqual([undefined, undefined]);
    const empty = editFields({});
    empty.write(path, undefined);
    expect(empty.result()).toEqual({});
  });

  it('leaves sibling fields unchanged', () => {
    const before = { m: { mapValue: { fields: { a: { integerValue: '1' }, b: { booleanValue: true } } } } } as const;
    const editor = editFields(before);
    editor.write(parseFieldPath('m.a'), { integerValue: '2' });
    editor.write(parseFieldPath('m.c.d'), { integerValue: '3' });
    expect(editor.read(parseFieldPath('m.b'))).toEqual({ booleanValue: true });
    expect(editor.read(parseFieldPath('m.c'))).toEqual({ mapValue: { fields: { d: { integerValue: '3' } } } });
    expect(before.m.mapValue.fields.a).toEqual({ integerValue: '1' });
  });

  it('does not read inherited properties (prototype pollution)', () => {
    expect(readField({}, parseFieldPath('constructor'))).toBeUndefined();
    expect(readField({}, parseFieldPath('__proto__'))).toBeUndefined();
  });
});

describe('a timestamp', () => {
  it.each([
    ['2026-09-05T10:00:00Z', '2026-09-05T10:00:00.000000Z'],
    ['2026-09-05T10:00:00.1234567Z', '2026-09-05T10:00:00.123456Z'],
    ['2026-09-05T10:00:00+02:00', '2026-09-05T08:00:00.000000Z'],
    ['1969-12-31T23:59:59.5Z', '1969-12-31T23:59:59.500000Z'],
  ])('stores %s as %s', (text, stored) => {
    expect(microsToTimestamp(timestampToMicros(text))).toBe(stored);
    expect(normalTimestamp(text)).toBe(stored);
  });

  it('keeps microseconds that a number cannot represent', () => {
    expect(normalTimestamp('9999-12-31T23:59:59.999999999Z')).toBe('9999-12-31T23:59:59.999999Z');
  });
});
