import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetLastPerson, readLastPerson, storeLastPerson } from './last-person.ts';

const ada = { uid: 'ada', email: 'ada@example.org' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const refuse = () => {
  throw new DOMException('No.', 'SecurityError');
};

describe('the last user', () => {
  test('is undefined at first', () => expect(readLastPerson()).toBeUndefined());

  // Source: docs/specification.md#local-state.
  test('is stored until the sign-out', () => {
    const user = { ...ada, displayName: 'Ada' };
    storeLastPerson(user);
    expect(readLastPerson()).toEqual(ada);
    forgetLastPerson();
    expect(readLastPerson()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('stays when another user signs out', () => {
    storeLastPerson(ada);
    forgetLastPerson('bob');
    expect(readLastPerson()).toEqual(ada);
    forgetLastPerson('ada');
    expect(readLastPerson()).toBeUndefined();
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"uid":""}',
    '{"uid":"","email":"a"}',
    '{"uid":7,"email":"a"}',
    '{"uid":"a"}',
  ])('is undefined when %s is stored', (stored) => {
    localStorage.setItem('last-person', stored);
    expect(readLastPerson()).toBeUndefined();
  });

  test('is undefined in a browser without storage', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeLastPerson(ada);
    forgetLastPerson();
    expect(readLastPerson()).toBeUndefined();
  });
});
