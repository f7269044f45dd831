import { describe, expect, it } from 'vitest';
import { entryDraftOf } from './drafts.ts';

const fields = { day: '5', name: ' Bread ', value: '1,20', debit: false };

describe('a daily expense', () => {
  it('is ready with day, name and value, and keeps its sign', () => {
    expect(entryDraftOf('outDay', fields)).toEqual({
      kind: 'ready',
      draft: { day: 5, name: 'Bread', value: 1.2, debit: false },
    });
  });

  it('is not ready with a name longer than its document may hold', () => {
    expect(entryDraftOf('outDay', { ...fields, name: ` ${'n'.repeat(200)} ` }).kind).toBe('ready');
    expect(entryDraftOf('outDay', { ...fields, name: 'n'.repeat(201) })).toEqual({
      kind: 'incomplete',
      problems: { name: 'nameTooLong' },
    });
  });

  it('says what each field lacks', () => {
    expect(entryDraftOf('outDay', { day: ' ', name: ' ', value: '', debit: true })).toEqual({
      kind: 'incomplete',
      problems: { day: 'dayRequired', name: 'nameRequired', value: { kind: 'empty' } },
    });
    expect(entryDraftOf('outDay', { ...fields, day: '32', value: '1,234' })).toEqual({
      kind: 'incomplete',
      problems: { day: 'dayInvalid', value: { kind: 'refused', why: 'ambiguous', readings: [1.23, 1234] } },
    });
  });
});

it.each(['in', 'moneySaving', 'outMonth'] as const)('a line of %s needs no day and is a debit', (collection) => {
  expect(entryDraftOf(collection, { ...fields, day: '' })).toEqual({
    kind: 'ready',
    draft: { day: 0, name: 'Bread', value: 1.2, debit: true },
  });
  expect(entryDraftOf(collection, { ...fields, name: '' })).toEqual({
    kind: 'incomplete',
    problems: { name: 'nameRequired' },
  });
});

it('takes a value of zero', () => {
  expect(entryDraftOf('in', { ...fields, value: '0' }).kind).toBe('ready');
});
