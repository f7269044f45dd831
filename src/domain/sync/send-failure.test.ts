import { describe, expect, test } from 'vitest';
import { sendFailureOf } from './send-failure.ts';

describe('a failure asks to sign in again', () => {
  test.each([
    ['when the renewed token is refused', { httpStatus: 401 }],
    ['when nobody is signed in', { failure: 'no-current-user' }],
    ['when the session has expired', { failure: 'user-token-expired' }],
    ['when the session is another', { failure: 'invalid-user-token' }],
    ['when the person is disabled', { failure: 'user-disabled' }],
  ])('%s', (_, properties) => {
    expect(sendFailureOf(Object.assign(new Error('no'), properties))).toMatchObject({
      remedy: 'signIn',
      reason: 'signIn',
    });
  });
});

describe('a failure is tried again without a word', () => {
  test.each([
    ['when the server is overloaded', { httpStatus: 503 }, 'server'],
    ['when its status is not a number', { httpStatus: '401' }, 'unreachable'],
    ['when the provider was not reached', { failure: 'network-request-failed' }, 'unreachable'],
    ['when the provider asks for less', { failure: 'too-many-requests' }, 'unreachable'],
    ['when it is no object', 'offline', 'unreachable'],
    ['when there is nothing', undefined, 'unreachable'],
    ['when it is null', null, 'unreachable'],
  ])('%s', (_, error, reason) => {
    expect(sendFailureOf(error)).toEqual({ remedy: 'wait', retryAfter: 0, reason });
  });
});

// Source: docs/specification.md#edit-retry.
describe('the time to wait', () => {
  test.each([
    [2_000, 2_000],
    [0, 0],
    [900_000, 900_000],
    [900_001, 900_000],
    [999_999_999_000, 900_000],
    [undefined, 0],
    ['2000', 0],
  ])('that the server asks for, %s, is %i', (retryAfter, expected) => {
    expect(sendFailureOf({ httpStatus: 429, retryAfter })).toMatchObject({ remedy: 'wait', retryAfter: expected });
  });
});
