import { expect, test } from 'vitest';
import { changeLanguage } from './change-language.ts';
import { createI18n, insideTexts } from './create-i18n.ts';
import { createWholeI18n } from './whole-texts.ts';
import { settingsTexts } from './later-texts.ts';

test('each language answers with its own texts', async () => {
  const [french, english] = await Promise.all([createWholeI18n('fr'), createWholeI18n('en')]);
  expect(french.t('navigation.savings')).toBe('Épargne');
  expect(english.t('navigation.savings')).toBe('Savings');
});

test('values are written as they are', async () => {
  const { t } = await createWholeI18n('en');
  expect(t('deletion.title', { name: 'Bed & breakfast <x>' })).toContain('Bed & breakfast <x>');
});

test('only the texts of the asked language are there', async () => {
  const instance = await createWholeI18n('fr');
  expect(instance.hasResourceBundle('en', 'translation')).toBe(false);
});

test('texts are added once', async () => {
  const instance = await createI18n('en');
  expect(insideTexts(instance)).toBe(insideTexts(instance));
  const another = await createI18n('en');
  expect(insideTexts(another)).not.toBe(insideTexts(instance));
});

test('another language is spoken with every text, and so is the first one afterwards', async () => {
  const instance = await createI18n('fr');
  await insideTexts(instance);
  await changeLanguage(instance, 'en');
  expect([instance.t('navigation.savings'), instance.t('situation.newSheet')]).toEqual(['Savings', 'New sheet']);
  await settingsTexts(instance);
  await changeLanguage(instance, 'fr');
  expect([instance.t('navigation.savings'), instance.t('parameters.title')]).toEqual(['Épargne', 'Paramètres']);
});

test('what reads texts that have come does not wait for them once more', async () => {
  const instance = await createI18n('en');
  await insideTexts(instance);
  expect(insideTexts(instance)).toHaveProperty('status', 'fulfilled');
});
