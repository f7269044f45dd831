import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { seedAccount } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { type Words, words } from '../../support/words.ts';
import { seedHousehold } from '../gallery/household.ts';
import { camille } from '../support/account.ts';
import { keepSession, openApp, visit } from '../support/app.ts';
import { backToScreen, printed, readyToPrint, toPrint } from '../support/print.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const text = (key: Parameters<typeof textOf>[1]) => textOf('fr', key);

// Any amount with cents except 0.00, and the household's whole amounts that are too large for a day.
const amount = /(?<!\d)(?!0[.,]00)\d+[.,]\d{2}(?!\d)|\b(?:40|50|60|75|80|150|180|195|300|480|600|960|1800)\b/u;

/** The texts, attributes, field values and accessibility tree nodes of a page that contain an amount. */
async function exposedAmounts(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(() => {
    const presentational = new Set(['class', 'style', 'id']);
    const partsOf = (element: Element) => [
      ...[...element.attributes].filter(({ name }) => !presentational.has(name)).map(({ value }) => value),
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      'value' in element ? String(element.value) : '',
    ];
    const elements = [...document.querySelectorAll('body, body *:not(script, style, svg, svg *)')];
    return [document.title, ...elements.flatMap(partsOf)];
  });
  const tree = await page.locator('body').ariaSnapshot();
  // The example in an empty field is not the user's amount.
  const example = textOf('fr', 'provisions.example', { text: '480' });
  return [...found, ...tree.split('\n')].filter((part) => amount.test(part) && part !== example);
}

/** Opens the app of a user who has hidden amounts on this device, and checks that no amount appears while the app loads. */
async function open(name: string, language: Words, viewport: { readonly width: number; readonly height: number }) {
  const { browser, server } = stage;
  const account = await seedAccount(server, `hidden-${name}@exemple.fr`, camille.password);
  await seedHousehold(account);
  const app = await openApp({ browser, origin: server.origin, words: language, viewport });
  const { page } = app;
  // The init script stays in the page, so no other test may reuse it.
  onTestFinished(() => page.context().close());
  await page.addInitScript(() => {
    localStorage.setItem('user-amounts', 'hidden');
    const seen: string[] = [];
    new MutationObserver(() => seen.push(document.getElementById('root')?.textContent ?? '')).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { seen });
  });
  await keepSession(page, server.origin, account.session);
  await page.goto(server.origin);
  await page
    .getByRole('listitem', { name: /Boulangerie/u })
    .first()
    .waitFor();
  await app.saved();
  const seen = await page.evaluate(() => String(Reflect.get(window, 'seen')));
  expect(seen).toContain('Boulangerie');
  expect(seen).not.toMatch(amount);
  return app;
}

// Source: docs/specification.md#hidden-amounts.
test('shows hidden amounts only in the focused field and on paper, on a wide screen', async () => {
  const { page, region } = await open('desktop', words.fr, { width: 1440, height: 900 });
  expect(await exposedAmounts(page)).toEqual([]);

  const balance = region(words.fr.situation).getByRole('textbox');
  await balance.focus();
  expect(await balance.inputValue()).toBe('1284,56');
  await balance.blur();
  await page.getByRole('radio', { name: words.fr.full }).click();
  await region(words.fr.provisions).getByRole('button', { name: words.fr.deductions }).nth(3).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('textbox').inputValue()).toBe('180,75');
  await dialog.getByRole('button', { name: words.fr.close }).focus();
  expect(await exposedAmounts(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: words.fr.newSheet }).click();
  await page.getByRole('dialog').getByText('Jardinerie').waitFor();
  expect(await exposedAmounts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: text('commands.showAmounts') }).waitFor();
  expect(await exposedAmounts(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await readyToPrint(page);
  await toPrint(page);
  expect(await printed(page, '.print-line')).toContain('Entretien voiture 50,00 195,00');
  expect(await printed(page, '.print-term')).toContain('Solde réel = +594,78');
  await backToScreen(page);

  await page.getByRole('link', { name: words.fr.savings }).click();
  await page.getByRole('listitem', { name: 'Livret A' }).waitFor();
  expect(await exposedAmounts(page)).toEqual([]);
  await visit(page, '/parameters?section=appearance');
  await page.getByText(text('situation.realBalance')).first().waitFor();
  expect(await exposedAmounts(page)).toEqual([]);
  await page.keyboard.press('Alt+c');
  await page.getByText(text('amounts.nowShown')).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: words.fr.home }).click();
  await page.getByText('+594,78').first().waitFor();
});

test('shows no hidden amount on any page or dialog of a phone', async () => {
  const { page } = await open('phone', words.en, { width: 360, height: 780 });
  const openLine = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.en.remove }).waitFor();
    expect(await exposedAmounts(page)).toEqual([]);
    await page.keyboard.press('Escape');
  };
  await openLine('Jardinerie');
  await openLine('Dentiste');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(await exposedAmounts(page)).toEqual([]);
  }
  await page.getByRole('radio', { name: words.en.full }).click();
  await openLine('Entretien voiture');
  expect(await exposedAmounts(page)).toEqual([]);

  await page.getByRole('button', { name: words.en.menu }).click();
  await page.getByRole('switch', { name: textOf('en', 'amounts.hide') }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Entretien voiture 195\.00/u }).waitFor();
});
