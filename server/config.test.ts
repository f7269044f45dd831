import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

// Source: docs/specification.md#server-hidden-accounts.
describe('which addresses have an account is hidden', () => {
  it.each([
    [{}, false],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' }, false],
    [{ PUBLIC_URL: 'http://localhost:8080' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ PUBLIC_URL: 'https://budget.example.org' }, true],
    [{ PUBLIC_URL: 'https://budget.example.org', EMAIL_ENUMERATION_PROTECTION: 'off' }, false],
    [{ EMAIL_ENUMERATION_PROTECTION: 'on' }, true],
  ])('with %o: %s', (settings, isHidden) => {
    expect(readConfig(settings).hideAccounts).toBe(isHidden);
  });
});

// Source: docs/specification.md#server-inactive.
describe('accounts that nobody opens are deleted', () => {
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
