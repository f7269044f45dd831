import type { Browser } from 'playwright-core';
import type { TestServer } from '../support/server.ts';
import { weighAll, weighHome, weighSignIn, weightLimits } from '../support/weight.ts';
import { type Figure, kilobytes } from './figures.ts';

// Transfer sizes by Lighthouse: the smallest of the other measured budget apps, and Actual's web client.
const lightestPeer = 376_000;
const actual = 2_155_000;

const weight = (name: string, bytes: number, target: string, peer?: number): Figure => ({
  name: `${name}, JavaScript and CSS, brotli`,
  measured: kilobytes(bytes),
  ...(peer === undefined ? {} : { reference: kilobytes(peer), ratio: bytes / peer }),
  target,
});

/** Bytes and requests. They are the same in every run, so e2e tests check the same limits. */
export async function byteFigures(browser: Browser, server: TestServer): Promise<readonly Figure[]> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'block',
  });
  const signIn = await weighSignIn(await context.newPage(), server);
  const home = await weighHome(await context.newPage(), server);
  await context.close();
  return [
    weight('sign-in before the identity library', signIn.bytes, '≤ 190 kB'),
    weight('sign-in with it', signIn.withIdentity, '≤ 225 kB', lightestPeer),
    { name: 'sign-in, requests', measured: String(signIn.requests), target: '≤ 7' },
    weight('home', home.bytes, `≤ ${kilobytes(weightLimits.home)}, ≤ the lightest peer`, lightestPeer),
    weight('home beside Actual', home.bytes, '≤ 0.14 × Actual', actual),
    weight('everything, in one language', weighAll(), `≤ ${kilobytes(weightLimits.everything)}`),
  ];
}
