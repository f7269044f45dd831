import { expect, test } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { allNamespaces } from '../../i18n/message-key.ts';
import type { Language } from '../../../tests/support/texts.ts';
import { sinceText } from './since-text.ts';

const now = new Date(2026, 10, 20, 16, 30);

const since = async (at: Date, language: Language) => {
  const { t } = await createI18n(language, allNamespaces);
  return sinceText(at, now, language, t);
};

test('shows the time of a change that was made today', async () => {
  const at = new Date(2026, 10, 20, 14, 2);
  expect(await since(at, 'fr')).toBe('En attente depuis 14:02.');
  expect(await since(at, 'en')).toBe('Waiting since 14:02.');
});

test('shows the day and the time of an older change', async () => {
  const at = new Date(2026, 10, 19, 14, 2);
  expect(await since(at, 'fr')).toBe('En attente depuis le 19 novembre à 14:02.');
  expect(await since(at, 'en')).toBe('Waiting since 19 November at 14:02.');
});
