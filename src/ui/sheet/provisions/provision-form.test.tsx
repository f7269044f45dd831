import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../../i18n/language.ts';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { aProvision } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';

afterEach(cleanup);

const start = async (provisions = [aProvision({ name: 'Gifts', deductions: '60' })], language: Language = 'en') => {
  const { user, writes } = await renderSignedIn(<HomeScreen />, { content: { provisions }, language });
  const words =
    language === 'en' ? { open: 'Add a provision', add: 'Add' } : { open: 'Ajouter une provision', add: 'Ajouter' };
  const region = within(await screen.findByRole('region', { name: 'Provisions' }));
  await user.click(region.getByRole('button', { name: words.open }));
  const field = (name: string) => region.getByLabelText<HTMLInputElement>(name, { selector: 'form input' });
  const fill = async (texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts)) await user.type(field(name), text);
  };
  return { user, writes, region, field, fill, add: region.getByRole<HTMLButtonElement>('button', { name: words.add }) };
};

const descriptionOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    .join('; ');

const payment = 'Monthly payment';
const count = 'Number of payments';

test('each field says what it is above it, and shows an example while it is empty', async () => {
  const { field } = await start();
  const form = field('Name').closest('form');
  expect([...(form?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Periodicity',
    'Price',
    'Start',
    'Monthly payment',
    'Number',
  ]);
  const examples = ['Name', 'Periodicity', 'Price', 'Start', payment].map((name) => field(name).placeholder);
  expect(examples).toEqual(['e.g. Summer holiday', 'e.g. yearly', 'e.g. 612', 'mm/yyyy', 'e.g. 150']);
  expect([descriptionOf(field('Start')), descriptionOf(field(count))]).toEqual([
    'first payment',
    '0, Tab to take it; already paid in',
  ]);
});

// Source: docs/specification.md#provision-proposed.
test.each([
  ['the periodicity', { Periodicity: 'yearly' }],
  ['the number of payments', { Periodicity: 'as needed', [count]: '12' }],
])('the price is divided by %s, and no value until that is taken', async (_, texts) => {
  const { user, writes, field, fill, add } = await start();
  await fill({ Name: 'Car', Price: '1800', Start: 'Nov 2026', ...texts });
  expect([field(payment).value, field(payment).placeholder]).toEqual(['', '150']);
  expect(descriptionOf(field(payment))).toBe('150, Tab to take it; 1,800 ÷ 12 months');
  expect(add.disabled).toBe(true);
  act(() => field(payment).focus());
  expect(field(payment).value).toBe('');
  await user.keyboard('{Enter}');
  expect([field(payment).value, writes]).toEqual(['150', []]);
});

// Source: docs/specification.md#provision-proposed.
test('a press takes what is proposed, and what is typed then takes its place', async () => {
  const { user, writes, field, fill, add } = await start();
  await fill({ Name: 'Car', Periodicity: 'yearly', Price: '1800', Start: 'Nov 2026' });
  await user.click(field(payment));
  await user.click(field(count));
  expect([field(payment).value, field(count).value, add.disabled]).toEqual(['150', '0', false]);
  await user.keyboard('3');
  expect(field(count).value).toBe('3');
  await user.click(add);
  expect(writes).toMatchObject([{ provision: { monthlyPayment: 150, numberMonthlyPayments: 3 } }]);
});

// Source: docs/specification.md#provision-missing.
test.each([
  [
    'en',
    'Still missing: periodicity, price, start, monthly payment, number',
    'Still missing: name, price, start, monthly payment, number',
  ],
  [
    'fr',
    'Il manque : périodicité, prix, début, mensualité, nombre',
    'Il manque : nom, prix, début, mensualité, nombre',
  ],
] as const)('in %s the button is described by what is missing', async (language, first, second) => {
  const { user, field, add } = await start([], language);
  const [name, periodicity] = language === 'en' ? ['Name', 'Periodicity'] : ['Nom', 'Périodicité'];
  expect(descriptionOf(add)).toBe('');
  await user.type(field(name), 'C');
  expect(descriptionOf(add)).toBe(first);
  // It changes with each key: nothing is told of that.
  expect(screen.getByText(first).closest('[aria-live], [role=status], output')).toBeNull();
  await user.clear(field(name));
  expect(descriptionOf(add)).toBe('');
  await user.type(field(periodicity), 'x');
  expect(descriptionOf(add)).toBe(second);
});

// Source: docs/specification.md#provision-missing.
test('what is proposed is missing until it is taken', async () => {
  const { user, field, fill, add } = await start();
  await fill({ Name: 'Car', Periodicity: 'yearly', Price: '1800', Start: 'Nov 2026' });
  expect(descriptionOf(add)).toBe('Still missing: monthly payment, number');
  await user.click(field(payment));
  expect(descriptionOf(add)).toBe('Still missing: number');
  await user.click(field(count));
  expect(descriptionOf(add)).toBe('');
});

// Source: docs/specification.md#provision-proposed.
test('Tab takes what is proposed and goes on, Enter takes it and adds nothing', async () => {
  const { user, writes, field, fill, add } = await start();
  await fill({ Name: 'Car', Periodicity: 'yearly', Price: '1800', Start: 'Nov 2026' });
  await user.tab();
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(field(payment).value).toBe('');
  await user.keyboard('{Tab}{Tab}');
  expect([field(payment).value, document.activeElement]).toEqual(['150', field(count)]);
  await user.keyboard('{Enter}');
  expect([field(count).value, writes]).toEqual(['0', []]);
  expect(add.disabled).toBe(false);
  await user.keyboard('{Enter}');
  const terms = { price: 1800, monthlyPayment: 150, numberMonthlyPayments: 0 };
  expect(writes).toMatchObject([{ kind: 'provision.create', provision: { name: 'Car', ...terms } }]);
  expect(document.activeElement).toBe(field('Name'));
});

test('what is typed takes the place of what is proposed', async () => {
  const { user, field, fill } = await start();
  await fill({ Periodicity: 'yearly', Price: '1800', [payment]: '200' });
  await user.tab();
  expect(field(payment).value).toBe('200');
  expect(descriptionOf(field(payment))).toBe('');
});

// Source: docs/specification.md#provision-form.
test('periodicity and start suggest texts, those of other provisions first, and take any other', async () => {
  const everyFive = aProvision({ name: 'Boiler', periodicity: 'every 5 years' });
  const { user, region, field, fill } = await start([everyFive]);
  const options = () => region.queryAllByRole('option').map(({ textContent }) => textContent);
  await user.click(field('Periodicity'));
  expect(options().slice(0, 3)).toEqual(['every 5 years', 'yearly', 'every 2 years']);
  await user.keyboard('qu');
  expect(options()).toEqual(['quarterly']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect([field('Periodicity').value, document.activeElement]).toEqual(['quarterly', field('Price')]);
  await user.click(field('Start'));
  expect(options()).toEqual(['Nov 2026', 'Dec 2026', 'Jan 2027']);
  await user.click(region.getByRole('option', { name: 'Dec 2026' }));
  expect([field('Start').value, document.activeElement]).toEqual(['Dec 2026', field(payment)]);
  await user.clear(field('Start'));
  await fill({ Start: 'some day' });
  await user.tab();
  expect([field('Start').value, options()]).toEqual(['some day', []]);
});

test('the button of a field shows everything to choose from, whatever is typed', async () => {
  const { user, region, field, fill } = await start();
  await fill({ Periodicity: 'yearly', Price: '1800' });
  const options = () => region.queryAllByRole('option').map(({ textContent }) => textContent);
  const button = within(field('Periodicity').parentElement ?? document.body).getByRole('button', {
    name: 'Suggestions',
  });
  await user.click(button);
  expect(options()).toHaveLength(6);
  await user.click(button);
  expect(options()).toEqual([]);
});

test('no list opens again once the fields are empty', async () => {
  const { user, region, fill } = await start();
  await fill({
    Name: 'Car',
    Periodicity: 'yearly',
    Price: '1800',
    Start: 'Nov 2026',
    [payment]: '150',
    [count]: '0{Enter}',
  });
  expect(region.queryAllByRole('option')).toEqual([]);
  await user.keyboard('Boat');
  expect(region.queryAllByRole('option')).toEqual([]);
});

// Source: docs/specification.md#provision-ready.
test('it says what is aside, of how much, and when all of it will be', async () => {
  const { user, region, field, fill } = await start();
  const line = () => region.getByText(/^Set aside/u).parentElement?.textContent;
  await fill({ Periodicity: 'yearly', Price: '1800', Start: 'Nov 2026' });
  expect(line()).toBe('Set aside 0.00 of 1,800.00last payment: Oct 2027');
  await fill({ [payment]: '1800', [count]: '1' });
  expect(line()).toBe('Set aside 1,800.00 of 1,800.00all of it is there');
  await user.clear(field(count));
  await fill({ [payment]: '149' });
  expect(line()).toBe('Set aside 0.00 of 1,800.00');
  await user.clear(field('Start'));
  await fill({ Start: 'Jun 2026' });
  expect(field(count).placeholder).toBe('5');
  expect(line()).toBe('Set aside 745.00 of 1,800.00');
});

// Source: docs/specification.md#provision-ready.
test('payments that cannot have been made are asked about', async () => {
  const { user, region, field, fill } = await start();
  await fill({ Periodicity: 'yearly', Price: '1800', Start: 'Nov 2026', [count]: '12' });
  expect(region.getByText('12 payments counted as already in')).toBeDefined();
  await user.click(region.getByRole('button', { name: 'Set 0' }));
  expect([field(count).value, document.activeElement]).toEqual(['0', field(count)]);
  expect(region.queryByRole('button', { name: 'Set 0' })).toBeNull();
});

// Source: docs/specification.md#provision-share.
test('a row says how much of its price is aside', async () => {
  const noPrice = aProvision({ name: 'Desk', price: 0 });
  const { region } = await start([aProvision({ name: 'Gifts', deductions: '60' }), noPrice]);
  const [desk, gifts] = [/^Desk/u, /^Gifts/u].map((name) => region.getByRole('listitem', { name }));
  expect(gifts && [descriptionOf(gifts), gifts.style.getPropertyValue('--share')]).toEqual(['88% aside', '0.875']);
  expect(desk && [descriptionOf(desk), desk.style.getPropertyValue('--share')]).toEqual(['', '']);
});
