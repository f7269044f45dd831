import { expect, test } from 'vitest';
import { createI18n, insideTexts } from './create-i18n.ts';
import { templateOf } from './template.ts';

test.each(['fr', 'en'] as const)('a template in %s says what the text says', async (language) => {
  const i18n = await createI18n(language);
  await insideTexts(i18n);
  const values = { name: 'Fuel {{day}} $& \u{E001}', day: 5, amount: '-12.50' };
  const describe = templateOf((key, given) => i18n.t(key, given ?? {}), 'entry.creditLabel', ['name', 'day', 'amount']);
  const said = { fr: ', jour 5, crédit, ', en: ', day 5, credit, ' };
  expect(describe(values)).toBe(`${values.name}${said[language]}${values.amount}`);
});
