import { expect, test } from 'vitest';
import { codeLifetimes } from '../identity/codes/codes.ts';
import { composeMail } from './compose.ts';

const mail = {
  uid: 'u',
  to: 'a@example.com',
  code: 'c',
  lifetime: codeLifetimes.PASSWORD_RESET,
  publicUrl: 'https://budget.example',
};

// Source: docs/specification.md#server-mails, docs/specification.md#server-codes.
test.each([
  ['PASSWORD_RESET', 'fr', 'Ce lien est valable 1 heure.'],
  ['PASSWORD_RESET', 'en', 'This link is valid for 1 hour.'],
  ['VERIFY_EMAIL', 'fr', 'Ce lien est valable 24 heures.'],
  ['VERIFY_AND_CHANGE_EMAIL', 'en', 'This link is valid for 24 hours.'],
  ['RECOVER_EMAIL', 'fr', 'Ce lien est valable 7 jours.'],
] as const)('states the lifetime of the link of %s in %s', (purpose, language, sentence) => {
  const lifetime = codeLifetimes[purpose];
  expect(composeMail({ ...mail, purpose, lifetime, language }).text.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain(
    sentence,
  );
});

// Source: docs/specification.md#server-mails.
test.each(['fr', 'en'] as const)(
  'does not ask the reader to ignore the mail about a changed address (%s)',
  (language) => {
    expect(composeMail({ ...mail, purpose: 'RECOVER_EMAIL', language }).text).not.toMatch(/ignore/u);
    expect(composeMail({ ...mail, purpose: 'PASSWORD_RESET', language }).text).toMatch(/ignore/u);
  },
);

test.each(['fr', 'en'] as const)('spells “email” as the interface does (%s)', (language) => {
  for (const purpose of ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'] as const) {
    const { subject, text } = composeMail({ ...mail, purpose, language });
    expect(`${subject} ${text}`).not.toMatch(/e-mail|courriel/iu);
  }
});
