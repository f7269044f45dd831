import type { Page } from 'playwright-core';

const address = 'http://plain.test/';

/** Opens a page from its own URL, so that init scripts run before the page's scripts. */
export async function openPlainPage(page: Page, body: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
}

/** The reference for rows: the same sorted lines, amounts and sums in plain DOM code, without libraries, storage or server. */
export const plainPage = (entries: number): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<style>
body { margin: 0; font: 13px/20px sans-serif; }
main { display: grid; grid-template-columns: repeat(5, 1fr); gap: 16px; }
li { display: grid; grid-template-columns: 26px 28px 1fr 80px; align-items: center; height: 24px; list-style: none; }
ul { margin: 0; padding: 0; }
</style>
<main></main>
<script>
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
const lists = Array.from({ length: 5 }, (_, list) =>
  Array.from({ length: ${entries} }, (_, index) => ({
    name: 'Line ' + String(index).padStart(4, '0'), day: (index % 28) + 1, cents: 1234, paid: index % 2 === 0,
  })).sort((a, b) => a.day - b.day));
const main = document.querySelector('main');
const sumOf = (lines) => lines.reduce((sum, { cents, paid }) => sum + (paid ? 0 : cents), 0) / 100;
const rowOf = (line, lines, sum) => {
  const row = document.createElement('li');
  const check = document.createElement('button');
  check.setAttribute('role', 'checkbox');
  check.setAttribute('aria-checked', String(line.paid));
  check.textContent = line.paid ? '✓' : '○';
  check.addEventListener('click', () => {
    line.paid = !line.paid;
    check.setAttribute('aria-checked', String(line.paid));
    check.textContent = line.paid ? '✓' : '○';
    sum.textContent = money.format(sumOf(lines));
  });
  const [day, name, amount] = [document.createElement('span'), document.createElement('button'), document.createElement('button')];
  day.textContent = String(line.day).padStart(2, '0');
  name.textContent = line.name;
  amount.textContent = money.format(line.cents / 100);
  row.append(check, day, name, amount);
  return row;
};
globalThis.mount = () => {
  main.replaceChildren(...lists.map((lines) => {
    const section = document.createElement('section');
    const list = document.createElement('ul');
    const sum = document.createElement('output');
    list.append(...lines.map((line) => rowOf(line, lines, sum)));
    sum.textContent = money.format(sumOf(lines));
    section.append(list, sum);
    return section;
  }));
};
globalThis.unmount = () => main.replaceChildren();
globalThis.add = (name) => {
  const lines = lists[0];
  const line = { name, day: 15, cents: 1250, paid: false };
  const at = lines.findIndex(({ day }) => day > line.day);
  lines.splice(at, 0, line);
  const list = main.querySelector('ul');
  const sum = main.querySelector('output');
  list.insertBefore(rowOf(line, lines, sum), list.children[at]);
  sum.textContent = money.format(sumOf(lines));
};
globalThis.toggle = () => main.querySelector('[role=checkbox]').click();
</script>`;
