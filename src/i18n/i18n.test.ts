import type { i18n } from 'i18next';
import { expect, test, vi } from 'vitest';
import { loadAppTexts, changeLanguage, createI18n } from './i18n.ts';
import type { LanguageCode } from './language.ts';

const createWhole = (language: LanguageCode) => createI18n(language, ['visitor', 'app']);

const isThere = (instance: i18n, language: LanguageCode) =>
  (['visitor', 'app'] as const).filter((namespace) => instance.hasResourceBundle(language, namespace));

test('translates into each language', async () => {
  const [french, english] = await Promise.all([createWhole('fr'), createWhole('en')]);
  expect([french.t('signIn.submit'), french.t('navigation.savings')]).toEqual(['Se connecter', 'Épargne']);
  expect([english.t('signIn.submit'), english.t('navigation.savings')]).toEqual(['Sign in', 'Savings']);
});

test('inserts values without escaping', async () => {
  const { t } = await createWhole('en');
  expect(t('deletion.title', { name: 'Bed & breakfast <x> $& $t(navigation.savings)' })).toContain(
    'Bed & breakfast <x> $& $t(navigation.savings)',
  );
});

test('loads only the texts of visitors in one language at the start', async () => {
  const instance = await createI18n('fr');
  expect([isThere(instance, 'fr'), isThere(instance, 'en')]).toEqual([['visitor'], []]);
});

test('loads the texts of signed-in users once, on request', async () => {
  const instance = await createI18n('en');
  expect(loadAppTexts(instance)).toBe(loadAppTexts(instance));
  await loadAppTexts(instance);
  expect(isThere(instance, 'en')).toEqual(['visitor', 'app']);
});

test('changes the language of all loaded texts', async () => {
  const instance = await createI18n('fr');
  await changeLanguage(instance, 'en');
  expect([instance.t('signIn.submit'), instance.t('navigation.savings')]).toEqual(['Sign in', 'Savings']);
});

test('rejects when texts cannot be loaded, and loads the texts on a retry', async () => {
  const instance = await createI18n('fr');
  const { backend } = instance.services.backendConnector;
  const reads = vi.spyOn(backend, 'read').mockRejectedValue(new Error('offline'));
  await expect(loadAppTexts(instance)).rejects.toThrow('fr app');
  await expect(changeLanguage(instance, 'en')).rejects.toThrow('en visitor, app');
  expect(instance.language).toBe('fr');
  reads.mockRestore();
  await loadAppTexts(instance);
  await changeLanguage(instance, 'en');
  expect(instance.t('navigation.savings')).toBe('Savings');
});
