import type { Page } from 'playwright-core';
import { startBrowser } from '../support/browser.ts';
import { findChromium } from '../support/chromium.ts';
import { toSheetDate } from '../../src/domain/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../support/seed.ts';
import { startServer } from '../support/server.ts';
import { words } from '../support/words.ts';

const said = words.en;

/** Milliseconds from the click on "Add" to the frame that shows the new row. */
const measureAdd = (page: Page, region: string, name: string): Promise<number> =>
  page.evaluate(
    async ([regionName, lineName, addName]) => {
      const blocks = [...document.querySelectorAll('section')];
      const block = blocks.find((section) => section.querySelector('h2')?.textContent?.includes(regionName));
      const button = [...(block?.querySelectorAll('button') ?? [])].find(
        (candidate) => (candidate.ariaLabel ?? candidate.textContent) === addName,
      );
      if (!block || !button) throw new Error('The add row was not found.');
      const shown = () => block.textContent?.includes(lineName) ?? false;
      const painted = Promise.withResolvers<number>();
      const frame = () => requestAnimationFrame(() => (shown() ? afterPaint() : frame()));
      // A message posted in the frame is handled after that frame was painted.
      const afterPaint = () => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => painted.resolve(performance.now()));
        port1.start();
        port2.postMessage('');
      };
      const start = performance.now();
      button.click();
      frame();
      return (await painted.promise) - start;
    },
    [region, name, said.add] as const,
  );

async function typeEntry(page: Page, region: string, name: string) {
  const block = page.getByRole('region', { name: region, exact: true });
  await block.getByLabel(said.day, { exact: true }).first().fill('15');
  await block.getByLabel(said.name, { exact: true }).first().fill(name);
  await block.getByLabel(said.amount, { exact: true }).first().fill('12.5');
}

/** Times of adding `rounds` entries to a sheet of `entries` daily expenses, at `throttle` times the CPU's slowness. */
export async function timeAddEntry(entries: number, throttle: number, rounds: number): Promise<readonly number[]> {
  const server = await startServer();
  const browser = await startBrowser(await findChromium());
  try {
    const person = { email: 'bench@example.com', password: 'orange-bleu-42' };
    const { put } = await seedAccount(server, person.email, person.password);
    const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
    const lines = Array.from({ length: entries }, (_, index) => seedEntry(index, 12.34));
    await put([sheetDocument(sheet), ...lines.map((line) => entryDocument(sheet, 'outDay', line))]);
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.origin}/login`);
    await page.getByLabel(said.email, { exact: true }).fill(person.email);
    await page.getByLabel(said.password, { exact: true }).fill(person.password);
    await page.getByRole('button', { name: said.signIn }).click();
    await page.getByRole('region', { name: said.daily, exact: true }).waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const name = `New ${round}.`;
      await typeEntry(page, said.daily, name);
      times.push(await measureAdd(page, said.daily, name));
    }
    return times;
  } finally {
    await browser.close();
    await server.stop();
  }
}
