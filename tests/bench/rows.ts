import type { Browser, Page } from 'playwright-core';
import type { TestServer } from '../support/server.ts';
import { words } from '../support/words.ts';
import { keepSession } from '../e2e/support/app.ts';
import { seedSheets, throttled } from './budget.ts';
import { compared, type Figure, interleaved, milliseconds, timed } from './figures.ts';
import { watchPaints } from './painted.ts';
import { openPlainPage, plainPage } from './plain-page.ts';

declare global {
  var mount: () => void;
  var unmount: () => void;
  var add: (name: string) => void;
  var toggle: () => void;
}

const labels = words.en;
const viewport = { width: 1440, height: 900 };

async function openApp(browser: Browser, server: TestServer, entries: number): Promise<Page> {
  const { session } = await seedSheets(server, entries);
  const page = await browser.newPage({ locale: 'en-GB', viewport, serviceWorkers: 'block' });
  await watchPaints(page);
  await keepSession(page, server.origin, session);
  await page.goto(server.origin);
  await page.getByRole('region', { name: labels.daily, exact: true }).getByText('Line').first().waitFor();
  return page;
}

async function openPlain(browser: Browser, entries: number): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await watchPaints(page);
  await openPlainPage(page, plainPage(entries));
  await page.evaluate(() => globalThis.mount());
  return page;
}

/** The time from a click on the home link to its lines, with all data in memory. */
async function mountApp(page: Page): Promise<number> {
  await page.getByRole('link', { name: labels.savings }).click();
  await page.getByRole('region', { name: labels.daily, exact: true }).waitFor({ state: 'detached' });
  return page.evaluate(
    ([home, daily]) => {
      const link = [...document.querySelectorAll('a')].find((each) => each.textContent === home);
      const isThere = () =>
        [...document.querySelectorAll('section')].some(
          (section) => section.textContent.includes(daily) && section.textContent.includes('Line '),
        );
      return globalThis.painted(() => link?.click(), isThere);
    },
    [labels.home, labels.daily] as const,
  );
}

const mountPlain = (page: Page): Promise<number> =>
  page.evaluate(() => {
    globalThis.unmount();
    return globalThis.painted(
      () => globalThis.mount(),
      () => document.querySelector('li') !== null,
    );
  });

let added = 0;
const nextName = () => {
  added += 1;
  return `New ${added}.`;
};

/** The time from a click on "Add" to the new line, including its write to the device. */
async function addInApp(page: Page): Promise<number> {
  const name = nextName();
  const block = page.getByRole('region', { name: labels.daily, exact: true });
  await block.getByLabel(labels.day, { exact: true }).first().fill('1');
  await block.getByLabel(labels.name, { exact: true }).first().fill(name);
  await block.getByLabel(labels.amount, { exact: true }).first().fill('12.5');
  return page.evaluate(
    ([daily, add, text]) => {
      const section = [...document.querySelectorAll('section')].find((each) =>
        each.querySelector('h2')?.textContent.includes(daily),
      );
      const button = [...(section?.querySelectorAll('button') ?? [])].find(
        (candidate) => (candidate.ariaLabel ?? candidate.textContent) === add,
      );
      if (!section || !button) throw new Error('The add row was not found.');
      return globalThis.painted(
        () => button.click(),
        () => [...section.querySelectorAll('li')].some((row) => row.textContent.includes(text)),
      );
    },
    [labels.daily, labels.add, name] as const,
  );
}

const addInPlain = (page: Page): Promise<number> =>
  page.evaluate((name) => {
    const list = document.querySelector('ul');
    return globalThis.painted(
      () => globalThis.add(name),
      () => [...(list?.querySelectorAll('li') ?? [])].some((row) => row.textContent.includes(name)),
    );
  }, nextName());

/** The time from a click on a tick to the repainted row or forecast. */
const toggleInApp = (page: Page, end: 'row' | 'forecast'): Promise<number> =>
  page.evaluate(
    async ([daily, isForecast]) => {
      const block = [...document.querySelectorAll('section')].find((section) =>
        section.querySelector('h2')?.textContent.includes(daily),
      );
      const check = block?.querySelector<HTMLInputElement>('li input[type=checkbox]');
      const shown = () =>
        isForecast
          ? document.querySelector('[data-figure="forecastEnd"]')?.textContent
          : check?.closest('li')?.className;
      const before = shown();
      // A real press focuses the row before the click. Without focus, the row is highlighted like a change of another device.
      check?.focus();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return globalThis.painted(
        () => check?.click(),
        () => shown() !== before,
      );
    },
    [labels.daily, end === 'forecast'] as const,
  );

const toggleInPlain = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const check = document.querySelector('[role=checkbox]');
    const before = check?.ariaChecked;
    return globalThis.painted(
      () => globalThis.toggle(),
      () => check?.ariaChecked !== before,
    );
  });

/** The time from the first letter of a name to its suggestions. */
async function typeInApp(page: Page): Promise<number> {
  const field = page
    .getByRole('region', { name: labels.daily, exact: true })
    .getByLabel(labels.name, { exact: true })
    .first();
  await field.fill('');
  await field.focus();
  const time = await field.evaluate((element) => {
    // React overrides the `value` setter, so call the native setter and dispatch `input`.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    return globalThis.painted(
      () => {
        value?.set?.call(element, 'L');
        element.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'L' }));
      },
      () => document.querySelector('[role="option"]') !== null,
    );
  });
  await page.keyboard.press('Escape');
  await field.fill('');
  return time;
}

type Times = Awaited<ReturnType<typeof timeRows>>;

async function timeRows(browser: Browser, server: TestServer, entries: number, rate: number, rounds: number) {
  const [app, plain] = [await openApp(browser, server, entries), await openPlain(browser, entries)];
  const [slowApp, slowPlain] = [await throttled(app, rate), await throttled(plain, rate)];
  const times = {
    mount: timed(() => slowApp(() => mountApp(app))),
    plainMount: timed(() => slowPlain(() => mountPlain(plain))),
    add: timed(() => slowApp(() => addInApp(app))),
    plainAdd: timed(() => slowPlain(() => addInPlain(plain))),
    toggle: timed(() => slowApp(() => toggleInApp(app, 'row'))),
    letter: timed(() => slowApp(() => typeInApp(app))),
    plainToggle: timed(() => slowPlain(() => toggleInPlain(plain))),
    // Not directly after `toggle`, whose forecast may be pending.
    forecast: timed(() => slowApp(() => toggleInApp(app, 'forecast'))),
  };
  // The first five rounds compile the code, and are not recorded.
  await interleaved(rounds, 5, Object.values(times));
  await Promise.all([app.close(), plain.close()]);
  return times;
}

const targets = {
  100: { mount: '', add: '≤ 64 ms', toggle: '' },
  400: { mount: '', add: '', toggle: '' },
  1000: { mount: '≤ 260 ms, ≤ 0.25', add: '≤ 64 ms', toggle: '≤ 45 ms' },
} as const;

const sizeFigures = (entries: keyof typeof targets, times: Times): readonly Figure[] => {
  const target = targets[entries];
  return [
    compared(`home mounted, 5 × ${entries}, 4×`, times.mount, times.plainMount, target.mount),
    compared(`Enter to painted row, ${entries}, 4×`, times.add, times.plainAdd, target.add),
    compared(`paid toggled, ${entries}, 4×`, times.toggle, times.plainToggle, target.toggle),
    {
      name: `first letter to suggestions, ${entries}, 4×`,
      measured: milliseconds(times.letter.times),
      target: entries === 400 ? '' : '≤ 64 ms',
    },
  ];
};

/** Lists of 100, 400 and 1,000 lines a collection, compared with a hand-written page. */
export async function rowFigures(browser: Browser, server: TestServer, rounds: number): Promise<readonly Figure[]> {
  const few = await timeRows(browser, server, 100, 4, rounds);
  const more = await timeRows(browser, server, 400, 4, rounds);
  const many = await timeRows(browser, server, 1000, 4, rounds);
  const fast = await timeRows(browser, server, 1000, 1, rounds);
  return [
    ...sizeFigures(100, few),
    ...sizeFigures(400, more),
    ...sizeFigures(1000, many),
    { name: 'tick to its forecast, 1,000, 4×', measured: milliseconds(many.forecast.times), target: '' },
    compared('Enter to painted row, 1,000, 1×', fast.add, fast.plainAdd, '≤ 16 ms'),
    compared('growth of a row added, 1,000 beside 100, 4×', many.add, few.add, '≤ 1.3'),
    compared('growth of a first letter, 1,000 beside 100, 4×', many.letter, few.letter, '≤ 1.3'),
    compared('growth of a toggle, 1,000 beside 100, 4×', many.toggle, few.toggle, '≤ 1.3'),
    compared('growth of home, 1,000 beside 100, 4×', many.mount, few.mount, '≤ 1.3'),
  ];
}
