import { resolve } from 'node:path';
import * as v from 'valibot';
import type { QuotaSettings } from './limits/quotas.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Timeouts } from './limits/timeouts.ts';
import { findMisspeltSetting } from './misspelt-setting.ts';
import { PlainError } from './lib/plain-error.ts';

/** All settings; see docs/self-hosting.md#settings. */
export type Config = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The folder of the built app; undefined when another server serves it. */
  readonly appDir: string | undefined;
  readonly rulesFile: string;
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly project: string;
  readonly hasEnumerationProtection: boolean;
  readonly recentLoginSeconds: number;
  readonly inactiveDays: number | undefined;
  readonly trustProxy: boolean;
  readonly accessLog: boolean;
  readonly rateLimits: RateLimits;
  readonly quotas: QuotaSettings;
  readonly timeouts: Timeouts;
};

/** An unusable setting. The message contains the setting and the reason in one line. */
export class ConfigError extends PlainError {
  constructor(setting: string, reason: string) {
    super(`${setting}: ${reason}`);
    this.name = 'ConfigError';
  }
}

const wholeNumberText = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${String(least)}`),
    v.maxValue(most, `must be at most ${String(most)}`),
  );

const wholeNumber = (fallback: string, least: number, most: number) =>
  v.optional(wholeNumberText(least, most), fallback);

const flag = v.pipe(
  v.picklist(['on', 'off'], 'must be "on" or "off"'),
  v.transform((text) => text === 'on'),
);

const isOrigin = ({ username, password, pathname, search, hash }: URL): boolean =>
  /^\/*$/.test(pathname) && [username, password, search, hash].every((part) => part === '');

// The app is served at the root of this address, and every mailed link starts with this address: a path would not work.
const webOrigin = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.regex(/^https?:/i, 'must start with http:// or https://'),
  v.transform((text) => new URL(text)),
  v.check(isOrigin, 'must be an address alone, such as https://budget.example.org: no path, query, user or password'),
  v.transform(({ origin }) => origin),
);

const smtpUrl = v.pipe(v.string(), v.url('must be a URL'), v.regex(/^smtps?:/i, 'must start with smtp:// or smtps://'));

const mailFrom = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address, such as Mon budget <budget@example.org>',
  ),
);

const environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: wholeNumber('8080', 0, 65_535),
  DATA_DIR: v.optional(v.string(), './data'),
  APP_DIR: v.optional(v.string(), resolve(import.meta.dirname, '../dist')),
  SERVE_APP: v.optional(flag, 'on'),
  PUBLIC_URL: v.optional(webOrigin),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailFrom, 'Mon budget <no-reply@localhost>'),
  PROJECT_ID: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,29}$/, 'must be a project id')), 'mon-budget'),
  EMAIL_ENUMERATION_PROTECTION: v.optional(flag),
  RECENT_LOGIN_SECONDS: wholeNumber('300', 1, 86_400),
  INACTIVE_DAYS: wholeNumber('730', 0, 36_500),
  TRUST_PROXY: v.optional(flag, 'off'),
  ACCESS_LOG: v.optional(flag, 'off'),
  SIGN_INS_PER_MINUTE: wholeNumber('60', 1, 1_000_000),
  SIGN_UPS_PER_HOUR: wholeNumber('10', 1, 1_000_000),
  RESETS_PER_HOUR: wholeNumber('20', 1, 1_000_000),
  MAILS_PER_HOUR: wholeNumber('5', 1, 1_000_000),
  DOCUMENTS_PER_ACCOUNT: wholeNumber('100000', 1, 100_000_000),
  MEGABYTES_PER_ACCOUNT: wholeNumber('100', 1, 100_000),
  WRITES_PER_MINUTE: wholeNumber('20000', 1, 100_000_000),
  MAILS_TO_ADDRESS_PER_HOUR: wholeNumber('30', 1, 1_000_000),
  HEADERS_SECONDS: wholeNumber('10', 1, 3600),
  REQUEST_SECONDS: wholeNumber('30', 1, 3600),
  SOCKET_IDLE_SECONDS: v.optional(wholeNumberText(1, 3600)),
  SILENCE_SECONDS: wholeNumber('120', 1, 3600),
  STOP_SECONDS: wholeNumber('8', 1, 3600),
});

/** Settings with their earlier names. The new name wins if both are set. */
const renamedSettings = { SILENCE_SECONDS: 'SOCKET_IDLE_SECONDS' } as const;

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Whether only this machine can reach the server. */
const isLocal = (host: string, publicUrl: string | undefined): boolean =>
  isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname.replaceAll(/[[\]]/g, '')));

// An empty variable counts as unset: `.env` and compose files often leave one empty.
const isSet = (text: string | undefined): boolean => text !== undefined && text !== '';

const withoutEmpty = (variables: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(variables).filter(([, text]) => isSet(text)));

const parseVariables = (variables: Readonly<Record<string, string | undefined>>) => {
  const given = withoutEmpty(variables);
  const misspelt = findMisspeltSetting(Object.keys(given), Object.keys(environment.entries));
  if (misspelt) throw new ConfigError(misspelt.name, `is no setting; did you mean ${misspelt.setting}?`);
  const result = v.safeParse(environment, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigError(v.getDotPath(issue) ?? 'settings', issue.message);
};

const renameWarnings = (variables: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.entries(renamedSettings)
    .filter(([earlier]) => isSet(variables[earlier]))
    .map(([earlier, name]) => `${earlier}: was renamed to ${name}; the earlier name is still read`);

/** Reads the settings. Throws `ConfigError` for the first wrong value or misspelt name. Warns about each deprecated name. */
export const readConfig = (
  variables: Readonly<Record<string, string | undefined>>,
  warn: (line: string) => void = console.error,
): Config => {
  const settings = parseVariables(variables);
  for (const line of renameWarnings(variables)) warn(line);
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    appDir: settings.SERVE_APP ? resolve(settings.APP_DIR) : undefined,
    rulesFile: resolve(import.meta.dirname, '../hosted/firestore.rules'),
    publicUrl: settings.PUBLIC_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    project: settings.PROJECT_ID,
    hasEnumerationProtection: settings.EMAIL_ENUMERATION_PROTECTION ?? !isLocal(settings.HOST, settings.PUBLIC_URL),
    recentLoginSeconds: settings.RECENT_LOGIN_SECONDS,
    // Without a mail server the owner cannot be warned, so no account is deleted.
    inactiveDays: settings.SMTP_URL === undefined || settings.INACTIVE_DAYS === 0 ? undefined : settings.INACTIVE_DAYS,
    trustProxy: settings.TRUST_PROXY,
    accessLog: settings.ACCESS_LOG,
    rateLimits: {
      signInsPerMinute: settings.SIGN_INS_PER_MINUTE,
      signUpsPerHour: settings.SIGN_UPS_PER_HOUR,
      resetsPerHour: settings.RESETS_PER_HOUR,
      mailsPerHour: settings.MAILS_PER_HOUR,
      mailsToAddressPerHour: settings.MAILS_TO_ADDRESS_PER_HOUR,
    },
    quotas: {
      documentsPerAccount: settings.DOCUMENTS_PER_ACCOUNT,
      bytesPerAccount: settings.MEGABYTES_PER_ACCOUNT * 1_000_000,
      writesPerMinute: settings.WRITES_PER_MINUTE,
    },
    timeouts: {
      headersSeconds: settings.HEADERS_SECONDS,
      requestSeconds: settings.REQUEST_SECONDS,
      idleSocketSeconds: settings.SOCKET_IDLE_SECONDS ?? settings.SILENCE_SECONDS,
      stopSeconds: settings.STOP_SECONDS,
    },
  };
};
