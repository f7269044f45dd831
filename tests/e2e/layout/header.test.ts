import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Language, languages } from '../../support/texts.ts';
import { tried } from '../../support/tier.ts';
import { textOf } from '../../support/texts.ts';
import { seedBudget } from '../faults/support/budget.ts';
import { everyChange, injectFault } from '../faults/support/network.ts';
import { changeIncome } from '../faults/support/sheets.ts';
import { type App, openSignedIn } from '../support/app.ts';
import { denies } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { words } from '../../support/words.ts';

const stage = useStage();

const steps = [840, 940, 1020, 1120, 1440];
// Each breakpoint, and the widths one pixel below and above.
const widths = tried(
  [320, 360, 600, 768, 1000, 1280, 1300, 1340, 1366, 1920, 2560].concat(
    steps.flatMap((step) => [step - 1, step, step + 1]),
  ),
  (width) => [320, 360, 1300, 2560, ...steps].includes(width) || steps.includes(width + 1),
);

/** Measures the header's controls, and lists controls that are cut or overlap. The chip may only move within its slot. */
const measureHeader = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const header = document.querySelector('header');
    const chip = header?.querySelector('.MuiChip-root');
    if (!header || !chip?.parentElement) throw new Error('There is no header with a chip.');
    const boxes = [...header.querySelectorAll('a, button, fieldset > *')]
      .filter((part) => !chip.contains(part) && part.getClientRects().length > 0)
      .map((part) => ({ part, box: part.getBoundingClientRect() }));
    const slot = chip.parentElement.getBoundingClientRect();
    const state = chip.getBoundingClientRect();
    const controls = [...boxes.filter(({ part }) => part.matches('a, button')), { part: chip, box: state }];
    const faults = controls.flatMap(({ part, box }, index) => [
      ...(box.left < 0 || box.right > document.documentElement.clientWidth ? [`cut: ${part.textContent}`] : []),
      ...controls
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0.5 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 0.5,
        )
        .map((other) => `${part.textContent} on ${other.part.textContent}`),
    ]);
    const label = chip.querySelector('.MuiChip-label');
    if (label && label.scrollWidth > label.clientWidth + 1) faults.push(`cut: ${label.textContent}`);
    if (state.left < slot.left - 0.5) faults.push(`${chip.textContent} leaves its slot`);
    return {
      height: header.getBoundingClientRect().height,
      places: [...boxes.map(({ box }) => [box.left, box.top, box.width]), [slot.left, slot.top, slot.right]],
      chipEnd: state.right,
      faults,
    };
  });

type Measures = Readonly<Record<number, Awaited<ReturnType<typeof measureHeader>>>>;

async function measureAll(page: Page): Promise<Measures> {
  const measures: Record<number, Awaited<ReturnType<typeof measureHeader>>> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    measures[width] = await measureHeader(page);
  }
  return measures;
}

const go = async ({ page }: App, language: Language, to: 'sheets.older' | 'sheets.newer') => {
  await page.getByRole('button', { name: textOf(language, to), exact: true }).click();
};

const showsChip = ({ page }: App, text: string) => page.getByRole('button', { name: text, exact: true }).waitFor();

/** Brings the chip into each state. Each step starts from the previous state. */
const states: Readonly<Record<string, (app: App, language: Language) => Promise<void>>> = {
  saving: async (app, language) => {
    await injectFault(app.page, everyChange, () => new Promise(() => {}));
    await changeIncome(app, 'Salary', '20');
    await showsChip(app, textOf(language, 'sync.saving'));
  },
  refused: async (app, language) => {
    await injectFault(app.page, [{ method: 'PATCH', address: /\/in\// }], denies(400, 'INVALID_ARGUMENT'));
    await changeIncome(app, 'Salary', '30');
    await showsChip(app, textOf(language, 'sync.review', { count: 1 }));
  },
  offline: async (app, language) => {
    await app.context.setOffline(true);
    await showsChip(app, textOf(language, 'sync.offline'));
  },
  'offline with an edit': async (app, language) => {
    await app.context.setOffline(true);
    await changeIncome(app, 'Salary', '40');
    await showsChip(app, textOf(language, 'sync.offlineWaiting', { count: 1 }));
  },
};

// The longest and the shortest label.
const sampledStates = ['refused', 'offline with an edit'];

// French labels are longer.
for (const language of tried(languages, (each) => each === 'fr')) {
  // Source: docs/specification.md#header-height.
  test(`moves no control of the header in ${language} at any width, for any sheet and sync state`, async () => {
    const { browser, server } = stage;
    const { session } = await seedBudget(server);
    const open = () => openSignedIn({ browser, origin: server.origin, words: words[language], session });
    const app = await open();
    await app.saved();
    const saved = await measureAll(app.page);
    for (const [width, { faults, height }] of Object.entries(saved)) {
      expect([width, faults]).toEqual([width, []]);
      expect([width, height]).toEqual([width, Number(width) < 840 ? saved[320]?.height : saved[840]?.height]);
    }
    expect(saved[840]?.height).toBe(48);
    await app.page.setViewportSize({ width: 1440, height: 800 });
    await go(app, language, 'sheets.older');
    expect(await measureAll(app.page)).toEqual(saved);
    await app.close();
    for (const [state, bring] of tried(Object.entries(states), ([name]) => sampledStates.includes(name))) {
      const device = await open();
      await device.saved();
      await bring(device, language);
      expect([state, await measureAll(device.page)]).toEqual([state, saved]);
      await device.close();
    }
  });
}

test('condenses the header at 200 % text size without clipping', async () => {
  const { browser, server } = stage;
  const { session } = await seedBudget(server);
  const app = await openSignedIn({ browser, origin: server.origin, words: words.fr, session });
  await app.saved();
  await app.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const [width, { faults }] of Object.entries(await measureAll(app.page))) {
    expect([width, faults]).toEqual([width, []]);
  }
  await app.close();
});
