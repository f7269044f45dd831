import type { i18n } from 'i18next';
import { expect, test, vi } from 'vitest';
import { appTexts, changeLanguage, createI18n } from './i18n.ts';
import type { Language } from './language.ts';

const createWhole = (language: Language) => createI18n(language, ['visitor', 'app']);

const isThere = (instance: i18n, language: Language) =>
  (['visitor', 'app'] as const).filter((namespace) => instance.hasResourceBundle(language, namespace));

test('each language answers with its own texts', async () => {
  const [french, english] = await Promise.all([createWhole('fr'), createWhole('en')]);
  expect([french.t('signIn.submit'), french.t('navigation.savings')]).toEqual(['Se connecter', 'Épargne']);
  expect([english.t('signIn.submit'), english.t('navigation.savings')]).toEqual(['Sign in', 'Savings']);
});

test('values are written as they are', async () => {
  const { t } = await createWhole('en');
  expect(t('deletion.title', { name: 'Bed & breakfast <x> $& $t(navigation.savings)' })).toContain(
    'Bed & breakfast <x> $& $t(navigation.savings)',
  );
});

test('a visitor gets the visitor’s texts, in the language that is spoken', async () => {
  const instance = await createI18n('fr');
  expect([isThere(instance, 'fr'), isThere(instance, 'en')]).toEqual([['visitor'], []]);
});

test('the texts of a signed-in person come when they are asked for, and are loaded once', async () => {
  const instance = await createI18n('en');
  expect(appTexts(instance)).toBe(appTexts(instance));
  await appTexts(instance);
  expect(isThere(instance, 'en')).toEqual(['visitor', 'app']);
});

test('another language is spoken with every text', async () => {
  const instance = await createI18n('fr');
  await changeLanguage(instance, 'en');
  expect([instance.t('signIn.submit'), instance.t('navigation.savings')]).toEqual(['Sign in', 'Savings']);
});

test('texts that cannot be loaded are said to be missing, and can be asked for again', async () => {
  const instance = await createI18n('fr');
  const { backend } = instance.services.backendConnector;
  const reads = vi.spyOn(backend, 'read').mockRejectedValue(new Error('offline'));
  await expect(appTexts(instance)).rejects.toThrow('fr app');
  await expect(changeLanguage(instance, 'en')).rejects.toThrow('en visitor, app');
  expect(instance.language).toBe('fr');
  reads.mockRestore();
  await appTexts(instance);
  await changeLanguage(instance, 'en');
  expect(instance.t('navigation.savings')).toBe('Savings');
});
