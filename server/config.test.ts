import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

// Source: docs/specification.md#server-hidden-accounts.
describe('e-mail enumeration protection', () => {
  it.each([
    [{}, false],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' }, false],
    [{ PUBLIC_URL: 'http://localhost:8080' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ PUBLIC_URL: 'https://budget.example.org' }, true],
    [{ PUBLIC_URL: 'https://budget.example.org', EMAIL_ENUMERATION_PROTECTION: 'off' }, false],
    [{ EMAIL_ENUMERATION_PROTECTION: 'on' }, true],
  ])('with %o: %s', (settings, isHidden) => {
    expect(readConfig(settings).hasEnumerationProtection).toBe(isHidden);
  });
});

// Source: docs/specification.md#server-inactive.
describe('inactive accounts are deleted', () => {
  const SMTP_URL = 'smtps://mail.example';

  it.each([
    [{}, undefined],
    [{ INACTIVE_DAYS: '100' }, undefined],
    [{ SMTP_URL }, 730],
    [{ SMTP_URL, INACTIVE_DAYS: '400' }, 400],
    [{ SMTP_URL, INACTIVE_DAYS: '0' }, undefined],
  ])('with %o after %s days', (settings, days) => {
    expect(readConfig(settings).inactiveDays).toBe(days);
  });
});

describe('the timeout of an idle socket', () => {
  it.each([
    [{}, 120],
    [{ SOCKET_IDLE_SECONDS: '60' }, 60],
    [{ SILENCE_SECONDS: '45' }, 45],
    [{ SOCKET_IDLE_SECONDS: '60', SILENCE_SECONDS: '45' }, 60],
    [{ SOCKET_IDLE_SECONDS: '', SILENCE_SECONDS: '45' }, 45],
  ])('is read from its setting, or from the earlier name: with %o %s seconds', (settings, seconds) => {
    expect(readConfig(settings).timeouts.idleSocketSeconds).toBe(seconds);
  });

  it.each(['SOCKET_IDLE_SECONDS', 'SILENCE_SECONDS'])('is refused under the name that was set, %s', (name) => {
    expect(() => readConfig({ [name]: '0' })).toThrow(`${name}: must be at least 1`);
  });
});
