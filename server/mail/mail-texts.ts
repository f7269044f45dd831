import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { codePurposes } from '../../contract/identity.ts';

const mail = v.object({ subject: v.string(), text: v.string() });

const schema = v.object({
  greeting: v.string(),
  validity: v.string(),
  ignore: v.string(),
  ownChange: v.string(),
  changeNotice: v.object({ ...mail.entries, advice: v.string() }),
  inactiveAccount: mail,
  ...v.entriesFromList(codePurposes, mail),
});

/** The texts of the mails in one language; `{{name}}` is a placeholder for a value. */
export type MailTexts = v.InferOutput<typeof schema>;

const folder = join(import.meta.dirname, '../../locales');

const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));

const { first, fallback } = v.parse(v.object({ first: v.string(), fallback: v.string() }), read('languages.json'));

const others = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== first)
  .map(({ name }) => name)
  .toSorted();

/** The texts by the name of the language's folder in `locales/`, the default language first. */
export const mailTexts: ReadonlyMap<string, MailTexts> = new Map(
  [first, ...others].map((language) => [language, v.parse(schema, read(language, 'mails.json'))]),
);

/**
 * Chooses the language of a client's mails by its locale, such as `fr-CA`.
 * Source: docs/specification.md#server-mails.
 */
export const mailLanguage = (locale = ''): string => {
  const [language = ''] = /^\w*/u.exec(locale.toLowerCase()) ?? [];
  return mailTexts.has(language) ? language : fallback;
};

/** Throws if the language has no texts. */
export const mailTextsOf = (language: string): MailTexts => {
  const texts = mailTexts.get(language);
  if (!texts) throw new Error(`locales/${language} has no mails.`);
  return texts;
};
