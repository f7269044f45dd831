import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../../../tests/support/texts.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { textsOf } from '../../../../testing/ui/page-messages.ts';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { triedLanguages } from '../../../../testing/ui/tried-languages.ts';

afterEach(cleanup);

/** Renders home with one line, `Fuel`. `inBlock` queries one block. */
const open = async (language: Language) => {
  const t = await textsOf(language);
  const content = { outDay: [anEntry({ name: 'Fuel', day: 3, value: 58.1 })] };
  const { user, writes } = await renderSignedIn(<HomeScreen />, { language, content });
  await screen.findByRole('region', { name: t('expenses.title') });
  const block = (title: MessageKey) => screen.getByRole('region', { name: t(title) });
  return { t, user, writes, block };
};

/** The form that adds a line to a block. */
const formIn = (block: HTMLElement) => {
  const form = block.querySelector('form');
  if (!form) throw new Error('Nothing can be added there.');
  const inside = within(form);
  return {
    field: (label: string) => inside.getByLabelText<HTMLInputElement>(label),
    addButton: (text: string) => inside.getByRole('button', { name: text }),
    alerts: () => inside.queryAllByRole('alert').map(({ textContent }) => textContent),
  };
};

type Typed = readonly (readonly [MessageKey, string])[];
const day = (text: string) => ['entry.day', text] as const;
const name = (text: string) => ['entry.name', text] as const;
const amount = (text: string) => ['entry.amount', text] as const;

const incomplete: readonly (readonly [MessageKey, Typed, problem: MessageKey])[] = [
  ['expenses.title', [day(''), name('Pain'), amount('5')], 'problem.dayMissing'],
  ['expenses.title', [day('32'), name('Pain'), amount('5')], 'problem.day'],
  ['expenses.title', [day('4'), name('  '), amount('5')], 'problem.nameMissing'],
  ['expenses.title', [day('4'), name('Pain')], 'problem.amountMissing'],
  ['expenses.title', [day('4'), name('Pain'), amount('5x')], 'problem.notANumber'],
  ['income.title', [amount('5')], 'problem.nameMissing'],
  ['income.title', [name('Salaire')], 'problem.amountMissing'],
  ['charges.title', [amount('5')], 'problem.nameMissing'],
  ['charges.title', [name('Loyer')], 'problem.amountMissing'],
];

test.each(triedLanguages)(
  'rejects an incomplete line in %s, shows the reason and keeps the typed texts',
  async (language) => {
    const { t, user, writes, block } = await open(language);
    for (const [title, typed, problem] of incomplete) {
      const { field, addButton, alerts } = formIn(block(title));
      for (const [label, text] of typed) fireEvent.input(field(t(label)), { target: { value: text } });
      expect([problem, addButton(t('entry.add'))]).toMatchObject([problem, { disabled: true }]);
      await user.click(field(t('entry.amount')));
      await user.keyboard('{Enter}');
      expect([title, alerts()]).toEqual([title, [t(problem)]]);
      expect(typed.map(([label]) => field(t(label)).value)).toEqual(typed.map(([, text]) => text));
      await user.keyboard('{Escape}');
    }
    expect(writes).toEqual([]);
  },
);

const provision: readonly (readonly [MessageKey, text: string, missing: MessageKey])[] = [
  ['entry.name', 'Voiture', 'problem.nameMissing'],
  ['provisions.price', '600', 'problem.amountMissing'],
  ['provisions.dueIn', 'mars 2099', 'problem.dueMissing'],
];

test.each(triedLanguages)('rejects an incomplete provision in %s and shows the reason', async (language) => {
  const { t, user, writes, block } = await open(language);
  await user.click(within(block('provisions.title')).getByRole('button', { name: t('provisions.add') }));
  const { field, addButton, alerts } = formIn(block('provisions.title'));
  for (const [missing, , problem] of provision) {
    for (const [label, text] of provision) {
      fireEvent.input(field(t(label)), { target: { value: label === missing ? '' : text } });
    }
    expect([problem, addButton(t('entry.add'))]).toMatchObject([problem, { disabled: true }]);
    await user.click(field(t('provisions.price')));
    await user.keyboard('{Enter}');
    expect([missing, alerts()]).toEqual([missing, [t(problem)]]);
  }
  expect(writes).toEqual([]);
});

test.each(triedLanguages)('keeps an invalid value typed into a line in %s and shows the reason', async (language) => {
  const { t, user, writes, block } = await open(language);
  const row = within(within(block('expenses.title')).getByRole('listitem', { name: /^Fuel/u }));
  for (const [label, text, problem] of [
    ['entry.day', '32', 'problem.day'],
    ['entry.amount', '12,5,1', 'problem.notANumber'],
  ] as const) {
    await user.click(row.getByRole('button', { name: new RegExp(`^${t(label)} `, 'u') }));
    const field = row.getByRole<HTMLInputElement>('textbox', { name: t(label) });
    await user.clear(field);
    await user.keyboard(`${text}{Enter}`);
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect([field.value, description?.textContent]).toEqual([text, t(problem)]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Escape}');
  }
  expect(writes).toEqual([]);
});

test.each([
  ['entry.day', ''],
  ['entry.amount', ''],
  ['entry.name', ' '],
] as const)('keeps the %s of a line that is cleared with %o', async (label, text) => {
  const { t, user, writes, block } = await open('en');
  const daily = within(block('expenses.title'));
  const row = within(daily.getByRole('listitem', { name: /^Fuel/u }));
  await user.click(row.getByRole('button', { name: new RegExp(`^${t(label)} `, 'u') }));
  await user.clear(row.getByRole('textbox', { name: t(label) }));
  await user.keyboard(`${text}{Enter}`);
  expect(daily.getByRole('listitem', { name: 'Fuel, day 3, 58.10' })).toBeDefined();
  expect(row.queryByRole('textbox')).toBeNull();
  expect(writes).toEqual([]);
});

test('keeps the account balance when the user empties the field', async () => {
  const { t, user, writes, block } = await open('fr');
  const situation = within(block('situation.title'));
  const balance = situation.getByRole<HTMLInputElement>('textbox', { name: t('situation.accountBalance') });
  const before = balance.value;
  await user.clear(balance);
  await user.tab();
  expect(balance.value).toBe(before);
  expect(writes).toEqual([]);
});
