import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';
import { settleIn } from '../../e2e/gallery/household.ts';
import { arrive, region, turnTo } from '../actions.ts';
import { until } from '../page/call-page.ts';
import type { Scenario } from '../run-scenarios.ts';

const streams = /\/Filter\s*\/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/gu;

const inflated = (bytes: string): string => {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
};

const millimetres = (points: string): string => String(Math.round((Number(points) / 72) * 25.4));

/** The sizes of a PDF's pages in millimetres; what describes them may stand in a compressed part. */
function pagesOf(pdf: Uint8Array): readonly string[] {
  const text = Buffer.from(pdf).toString('latin1');
  const parts = [...text.matchAll(streams)].map(([, bytes = '']) => inflated(bytes));
  const all = [text, ...parts].join('\n');
  const boxes = all.matchAll(/\/Type\s*\/Page\b[^s][\s\S]*?\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/gu);
  return [...boxes].map((box) => box.slice(1).map(millimetres).join(' × '));
}

export const print: Scenario = {
  name: 'print',
  steps: [
    [
      'in print the sheet is one page with its lines, and nothing of the screen',
      async (user) => {
        const { ask, layout } = user;
        await arrive(user, settleIn);
        await turnTo(user, 'situation');
        await user.waitFor(region(user, 'situation'));
        const page = await until('Nothing is printed', async () => {
          await ask('toPrint');
          const found = await ask('printedPage');
          if (found === null) await ask('toScreen');
          return found ?? undefined;
        });
        await user.saveScreenshot('print');
        expect(page.heading.toLowerCase()).toContain(layout.language === 'fr' ? 'novembre' : 'november');
        expect(page.lines).toHaveLength(3 + 30 + 15 + 8 + 5 + 8);
        expect(page).toMatchObject({ rest: [], width: 190, cut: [] });
        expect(page.height).toBeLessThanOrEqual(1);
        expect(page.height).toBeGreaterThan(0.4);
        expect(page.colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
      },
    ],
    [
      'the screen is back after it',
      async (user) => {
        await user.ask('toScreen');
        expect(await user.ask('printedPage')).toBeNull();
        await user.waitFor(region(user, 'situation'), ({ aim }) => typeof aim !== 'string');
      },
    ],
    [
      'where the driver can print, it prints one page of A4',
      async ({ tab }) => {
        if (tab.pdf) expect(pagesOf(await tab.pdf())).toEqual(['210 × 297']);
      },
    ],
  ],
};
