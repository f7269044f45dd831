import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '../../../../../tests/support/texts.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { useForecastDay } from '../../../../../testing/ui/forecast-home.tsx';
import { aProvision } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';

beforeEach(useForecastDay);
afterEach(cleanup);

const buttonNames = {
  en: { open: 'Add a provision', add: 'Add', details: 'Details' },
  fr: { open: 'Ajouter une provision', add: 'Ajouter', details: 'Détails' },
};

const start = async (provisions = [aProvision({ name: 'Gifts', deductions: '60' })], language: Language = 'en') => {
  const { user, writes } = await renderSignedIn(<HomeScreen />, { content: { provisions }, language });
  const { open, add: addLabel, details: detailsLabel } = buttonNames[language];
  const region = within(await screen.findByRole('region', { name: 'Provisions' }));
  await user.click(region.getByRole('button', { name: open }));
  const field = (name: string) => region.getByLabelText<HTMLInputElement>(name, { selector: 'form input' });
  const fill = async (texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts)) await user.type(field(name), text);
  };
  const openDetails = () => user.click(region.getByRole('button', { name: detailsLabel }));
  const details = () => [how, begin, payment, count].map((name) => field(name).value);
  const add = region.getByRole<HTMLButtonElement>('button', { name: addLabel });
  /** The texts of the plan, without its chart. */
  const planTexts = () =>
    ['To set aside each month', 'Set aside today', 'Monthly total']
      .flatMap((label) => region.queryAllByText(label).slice(0, 1))
      .map(({ nextElementSibling }) => nextElementSibling?.textContent);
  return { user, writes, region, field, fill, openDetails, details, planTexts, add };
};

const descriptionOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    .join('; ');

const how = 'How often';
const begin = 'Start';
const payment = 'Monthly payment';
const count = 'Number of payments';
const insurance = { Name: 'Car insurance', Price: '480', 'Due in': 'March' };

const terms = { periodicity: 'yearly', price: 480, start: 'Mar 2026', monthlyPayment: 120, numberMonthlyPayments: 0 };

// Source: docs/specification.md#provision-due-in, docs/specification.md#provision-form.
describe('a price of 480 due in March, typed in November', () => {
  test('proposes four payments of 120, and adds the provision by Enter', async () => {
    const { user, writes, fill, planTexts, field, add } = await start();
    await fill(insurance);
    expect(planTexts()).toEqual(['120.00 × 4', '0.00 of 480.00', '40.00 → 160.00']);
    expect([add.disabled, descriptionOf(field('Due in'))]).toEqual([
      false,
      'Mar 2027 · in 4 months; To set aside each month120.00 × 4',
    ]);
    await user.keyboard('{Enter}');
    expect(writes).toMatchObject([{ kind: 'provision.create', provision: { name: 'Car insurance', ...terms } }]);
    expect(document.activeElement).toBe(field('Name'));
  });

  test('is due in March, with sufficient savings by then', async () => {
    const { user, region, fill, add } = await start([]);
    await fill(insurance);
    await user.click(add);
    await user.click(region.getByRole('radio', { name: 'Due dates' }));
    const row = region.getByRole('listitem', { name: 'Car insurance' });
    expect(within(row).getAllByRole('button')[0]?.textContent).toBe(
      'Car insurance, 0.00 of 480.00 set aside, 0.00 / 480.00Mar 2027, on track',
    );
  });

  test('is described in French', async () => {
    const { writes, fill, field, user, region } = await start([], 'fr');
    await fill({ Nom: 'Assurance auto', Prix: '480', 'À payer en': 'mars' });
    expect(region.getByText('À mettre de côté par mois').nextElementSibling?.textContent).toBe('120,00 × 4');
    expect(descriptionOf(field('À payer en'))).toMatch(/^mars 2027 · dans 4 mois;/u);
    await user.keyboard('{Enter}');
    expect(writes).toMatchObject([{ provision: { periodicity: 'annuelle', start: 'mars 2026', monthlyPayment: 120 } }]);
  });
});

// Source: docs/specification.md#provision-due-in.
test('refuses a past month, and offers the same month of the next year', async () => {
  const { user, region, fill, field, add } = await start();
  await fill({ ...insurance, 'Due in': 'Mar 2026' });
  await user.tab();
  expect([region.getByText('Mar 2026 is over.', { exact: false }), add.disabled]).toEqual([expect.anything(), true]);
  expect(field('Due in').getAttribute('aria-invalid')).toBe('true');
  await user.click(region.getByRole('button', { name: 'Mar 2027' }));
  expect([field('Due in').value, document.activeElement, add.disabled]).toEqual(['Mar 2027', field('Due in'), false]);
});

// Source: docs/specification.md#provision-due-in.
test('refuses a text that is not a month, with examples', async () => {
  const { user, region, fill, add } = await start();
  await fill({ ...insurance, 'Due in': 'some day' });
  await user.tab();
  expect(region.getByRole('alert').textContent).toBe('A month: March, 03/2027 or in 4 months');
  expect(add.disabled).toBe(true);
});

// Source: docs/specification.md#provision-due-in, docs/specification.md#provision-plan.
test.each([
  [{ 'Due in': 'this month' }, '480.00 × 1', 'this month'],
  [{ 'Due in': 'December' }, '480.00 × 1', 'in 1 month'],
])('proposes the whole price as one payment for %j', async (texts, headline, distance) => {
  const { fill, planTexts, field } = await start();
  await fill({ ...insurance, ...texts });
  expect(planTexts()[0]).toBe(headline);
  expect(descriptionOf(field('Due in'))).toContain(distance);
});

// Source: docs/specification.md#provision-form.
test('suggests the months of a year, and does not add the provision when Enter picks a month', async () => {
  const { user, region, field, fill, writes } = await start();
  await fill({ Name: 'Car', Price: '480' });
  await user.click(field('Due in'));
  const options = () => region.queryAllByRole('option').map(({ textContent }) => textContent);
  expect([options().length, options()[0], options().at(-1)]).toEqual([12, 'Dec 2026', 'Nov 2027']);
  await user.keyboard('mar');
  expect(options()).toEqual(['Mar 2027']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect([field('Due in').value, writes]).toEqual(['Mar 2027', []]);
  await user.keyboard('{Enter}');
  expect(writes).toHaveLength(1);
});

// Source: docs/specification.md#provision-proposed.
describe('the details', () => {
  test('are collapsed under a summary, and contain the other four fields, filled in', async () => {
    const { user, region, fill, openDetails, details, field } = await start();
    await fill(insurance);
    const toggle = region.getByRole('button', { name: 'Details' });
    expect([toggle.getAttribute('aria-expanded'), descriptionOf(toggle)]).toEqual(['false', 'yearly · start Mar 2026']);
    await openDetails();
    expect(details()).toEqual(['yearly', 'Mar 2026', '120', '0']);
    expect([payment, count].map((name) => descriptionOf(field(name)))).toEqual(['480 ÷ 4 months', 'already paid in']);
    const labels = [...(field('Name').closest('form')?.querySelectorAll('label') ?? [])];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Price',
      'Due in',
      'How often',
      'Start',
      'Monthly payment',
      'Number',
    ]);
    await user.click(toggle);
    expect(region.queryByLabelText(payment, { selector: 'form input' })).toBeNull();
  });

  test('are recomputed from price and due month', async () => {
    const { fill, openDetails, details } = await start();
    await fill(insurance);
    await openDetails();
    await fill({ Price: '{Backspace}{Backspace}{Backspace}960' });
    expect(details()).toEqual(['yearly', 'Mar 2026', '240', '0']);
    await fill({ 'Due in': ' 2028' });
    expect(details()).toEqual(['every 2 years', 'Mar 2026', '60', '0']);
  });

  test.each<readonly [string, string, Record<string, string | number>]>([
    [payment, '200', { monthlyPayment: 200 }],
    [how, 'quarterly', { periodicity: 'quarterly', start: 'Dec 2026', monthlyPayment: 160 }],
    [begin, 'Jan 2026', { start: 'Jan 2026', monthlyPayment: 240 }],
  ])('are stored as typed: %s %s', async (name, text, changes) => {
    const { user, writes, fill, openDetails, field, add } = await start();
    await fill(insurance);
    await openDetails();
    await user.click(field(name));
    await user.keyboard(text);
    expect([field(name).value, field('Due in').value]).toEqual([text, name === begin ? 'Jan 2027' : 'March']);
    await user.click(add);
    expect(writes).toMatchObject([{ provision: { ...terms, ...changes } }]);
  });

  test('show by how much a typed payment is too low', async () => {
    const { user, fill, openDetails, field, planTexts } = await start();
    await fill(insurance);
    await openDetails();
    await user.click(field(payment));
    await user.keyboard('100');
    expect([descriptionOf(field(payment)), planTexts()[0]]).toEqual(['short by 80.00', '100.00 × 4']);
  });

  test('are filled in again on blur of an emptied field', async () => {
    const { user, fill, openDetails, field } = await start();
    await fill(insurance);
    await openDetails();
    await user.click(field(payment));
    await user.keyboard('{Backspace}');
    expect(field(payment).value).toBe('');
    await user.tab();
    expect(field(payment).value).toBe('120');
  });

  test('are always open in the full view', async () => {
    const { user, region, details } = await start([]);
    await user.keyboard('{Escape}');
    await user.click(region.getByRole('radio', { name: 'Full' }));
    expect([details(), region.queryByRole('button', { name: 'Details' })]).toEqual([['yearly', '', '', '0'], null]);
  });

  test('suggest texts, first the texts of other provisions', async () => {
    const everyFive = aProvision({ name: 'Boiler', periodicity: 'every 5 years' });
    const { user, region, field, openDetails } = await start([everyFive]);
    await openDetails();
    const options = () => region.queryAllByRole('option').map(({ textContent }) => textContent);
    const buttons = region.getAllByRole('button', { name: 'Suggestions' });
    await user.click(buttons[1] ?? document.body);
    expect(options().slice(0, 3)).toEqual(['every 5 years', 'yearly', 'every 2 years']);
    await user.click(region.getByRole('option', { name: 'quarterly' }));
    expect([field(how).value, document.activeElement]).toEqual(['quarterly', field(begin)]);
    await user.keyboard('{ArrowDown}');
    expect(options()).toEqual(['Nov 2026', 'Dec 2026', 'Jan 2027']);
    await user.click(region.getByRole('option', { name: 'Dec 2026' }));
    expect([field(begin).value, document.activeElement]).toEqual(['Dec 2026', field(payment)]);
  });
});

// Source: docs/specification.md#provision-missing.
test.each([
  ['en', 'Still missing: price, due in', 'Still missing: name, due in'],
  ['fr', 'Il manque : prix, à payer en', 'Il manque : nom, à payer en'],
] as const)('describes the button by the missing fields in %s', async (language, first, second) => {
  const { user, field, add } = await start([], language);
  const [name, price] = language === 'en' ? ['Name', 'Price'] : ['Nom', 'Prix'];
  expect(descriptionOf(add)).toBe('');
  await user.type(field(name), 'C');
  expect(descriptionOf(add)).toBe(first);
  // The hint changes with each key, so it is not announced.
  expect(screen.getByText(first).closest('[aria-live], [role=status], output')).toBeNull();
  await user.clear(field(name));
  expect(descriptionOf(add)).toBe('');
  await user.type(field(price), '5');
  expect(descriptionOf(add)).toBe(second);
});

// Source: docs/specification.md#provision-add.
test('focuses the first missing field on Enter', async () => {
  const { user, writes, field, region } = await start();
  await user.type(field('Name'), 'Car{Enter}');
  expect([document.activeElement, region.getByRole('alert').textContent]).toEqual([field('Price'), 'Enter the amount']);
  await user.keyboard('480{Enter}');
  expect([document.activeElement, region.getByRole('alert').textContent]).toEqual([field('Due in'), 'Enter the month']);
  expect([field('Name').value, writes]).toEqual(['Car', []]);
});

test('keeps the suggestions closed after the fields are cleared', async () => {
  const { user, region, fill } = await start();
  await fill(insurance);
  await user.keyboard('{Enter}');
  expect(region.queryAllByRole('option')).toEqual([]);
  await user.keyboard('Boat');
  expect(region.queryAllByRole('option')).toEqual([]);
});

// Source: docs/specification.md#provision-ready.
test('offers to reset an implausible number of payments', async () => {
  const { user, region, field, fill, openDetails } = await start();
  await fill(insurance);
  await openDetails();
  await user.click(field(count));
  await user.keyboard('12');
  expect(region.getByText('12 payments counted as already in')).toBeDefined();
  await user.click(region.getByRole('button', { name: 'Set 0' }));
  expect([field(count).value, document.activeElement]).toEqual(['0', field(count)]);
  expect(region.queryByRole('button', { name: 'Set 0' })).toBeNull();
});

// Source: docs/specification.md#hidden-amounts.
test('shows amounts of the form while amounts are hidden, but not the total of other provisions', async () => {
  const { user, fill, planTexts } = await start();
  await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
  await fill(insurance);
  expect(planTexts().slice(0, 2)).toEqual(['120.00 × 4', '0.00 of 480.00']);
  expect(planTexts()[2]).not.toMatch(/\d/u);
  await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
});
