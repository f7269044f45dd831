import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';
import { seedHousehold } from '../../e2e/gallery/household.ts';
import { signInAndOpenHome, region, showBlock } from '../actions.ts';
import { waitUntil } from '../page/call-page.ts';
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

/** Reads the page sizes of a PDF in millimetres. The PDF may store its objects in a compressed stream. */
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
      'prints the sheet with its lines on one page, without the rest of the screen',
      async (user) => {
        const { callPage, layout } = user;
        await signInAndOpenHome(user, seedHousehold);
        await showBlock(user, 'situation');
        await user.waitFor(region(user, 'situation'));
        const page = await waitUntil('Nothing is printed', async () => {
          await callPage('toPrint');
          const found = await callPage('printedPage');
          if (found === null) await callPage('toScreen');
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
      'shows the screen again after printing',
      async (user) => {
        await user.callPage('toScreen');
        expect(await user.callPage('printedPage')).toBeNull();
        await user.waitFor(region(user, 'situation'), ({ clickPoint }) => typeof clickPoint !== 'string');
      },
    ],
    [
      'prints one page of A4 if the driver can print',
      async ({ tab }) => {
        if (tab.pdf) expect(pagesOf(await tab.pdf())).toEqual(['210 × 297']);
      },
    ],
  ],
};
