import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetPerson, recallPerson, rememberPerson } from './last-person.ts';

const ada = { uid: 'ada', email: 'ada@example.org' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const refuse = () => {
  throw new DOMException('No.', 'SecurityError');
};

describe('the person who was here last', () => {
  test('is nobody at first', () => expect(recallPerson()).toBeUndefined());

  // Source: docs/specification.md#local-state.
  test('is known until they are forgotten', () => {
    const user = { ...ada, displayName: 'Ada' };
    rememberPerson(user);
    expect(recallPerson()).toEqual(ada);
    forgetPerson();
    expect(recallPerson()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('stays known when somebody else is forgotten', () => {
    rememberPerson(ada);
    forgetPerson('bob');
    expect(recallPerson()).toEqual(ada);
    forgetPerson('ada');
    expect(recallPerson()).toBeUndefined();
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
  ])('is nobody where %s is stored', (stored) => {
    localStorage.setItem('last-person', stored);
    expect(recallPerson()).toBeUndefined();
  });

  test('is nobody where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    rememberPerson(ada);
    forgetPerson();
    expect(recallPerson()).toBeUndefined();
  });
});
