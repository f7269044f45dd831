import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetLastUser, readLastUser, storeLastUser } from './last-user.ts';

const ada = { uid: 'ada', email: 'ada@example.org' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const refuse = () => {
  throw new DOMException('No.', 'SecurityError');
};

describe('the last user', () => {
  test('is undefined at first', () => expect(readLastUser()).toBeUndefined());

  // Source: docs/specification.md#local-state.
  test('is stored until the sign-out', () => {
    const user = { ...ada, displayName: 'Ada' };
    storeLastUser(user);
    expect(readLastUser()).toEqual(ada);
    forgetLastUser();
    expect(readLastUser()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('stays when another user signs out', () => {
    storeLastUser(ada);
    forgetLastUser('bob');
    expect(readLastUser()).toEqual(ada);
    forgetLastUser('ada');
    expect(readLastUser()).toBeUndefined();
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
    expect(readLastUser()).toBeUndefined();
  });

  test('is undefined in a browser without storage', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeLastUser(ada);
    forgetLastUser();
    expect(readLastUser()).toBeUndefined();
  });
});
