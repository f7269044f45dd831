import { describe, expect, test } from 'vitest';
import { sendFailureOf } from './send-failure.ts';

describe('a failure of the session', () => {
  test.each([
    ['when the renewed token is refused', { httpStatus: 401 }],
    ['when no user is signed in', { failure: 'no-current-user' }],
    ['when the session has expired', { failure: 'user-token-expired' }],
    ['when the session belongs to another user', { failure: 'invalid-user-token' }],
    ['when the user is disabled', { failure: 'user-disabled' }],
  ])('asks to sign in again %s', (_, properties) => {
    expect(sendFailureOf(Object.assign(new Error('no'), properties))).toMatchObject({
      remedy: 'signIn',
      reason: 'signIn',
    });
  });
});

describe('a temporary failure', () => {
  test.each([
    ['when the server is overloaded', { httpStatus: 503 }, 'server'],
    ['when the status is not a number', { httpStatus: '401' }, 'unreachable'],
    ['when the provider is unreachable', { failure: 'network-request-failed' }, 'unreachable'],
    ['when the provider limits requests', { failure: 'too-many-requests' }, 'unreachable'],
    ['when the error is no object', 'offline', 'unreachable'],
    ['when the error is undefined', undefined, 'unreachable'],
    ['when the error is null', null, 'unreachable'],
  ])('waits %s', (_, error, reason) => {
    expect(sendFailureOf(error)).toEqual({ remedy: 'wait', retryAfter: 0, reason });
  });
});

// Source: docs/specification.md#edit-retry.
describe('Retry-After', () => {
  test.each([
    [2_000, 2_000],
    [0, 0],
    [900_000, 900_000],
    [900_001, 900_000],
    [999_999_999_000, 900_000],
    [undefined, 0],
    ['2000', 0],
  ])('of %s is a delay of %i', (retryAfter, expected) => {
    expect(sendFailureOf({ httpStatus: 429, retryAfter })).toMatchObject({ remedy: 'wait', retryAfter: expected });
  });
});
