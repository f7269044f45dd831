import { expect, inject, onTestFinished, test } from 'vitest';
import { sharedBrowser } from '../../support/browser.ts';
import { weighAll, weighHome, weighSignIn } from '../../support/weight.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

async function openPhone() {
  const browser = await sharedBrowser(inject('chromium'));
  const size = { width: 360, height: 780 };
  const context = await browser.newContext({ locale: 'fr-FR', viewport: size, serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  return context.newPage();
}

test('a first visit of the sign-in screen is light', async () => {
  const { requests, bytes, withIdentity } = await weighSignIn(await openPhone(), stage.server);
  expect(requests).toBeLessThanOrEqual(7);
  expect(bytes).toBeLessThanOrEqual(190_000);
  expect(withIdentity).toBeLessThanOrEqual(215_000);
});

test('home is light too', async () => {
  const { bytes } = await weighHome(await openPhone(), stage.server);
  expect(bytes).toBeLessThanOrEqual(324_000);
});

test('all of the app in one language grows only on purpose', () => {
  expect(weighAll()).toBeLessThanOrEqual(434_000);
});
