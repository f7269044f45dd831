import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../support/server.ts';
import { isExhaustive } from '../../support/tier.ts';
import { words } from '../../support/words.ts';
import { pendingNames } from '../faults/support/device-storage.ts';
import { sheet } from '../faults/support/budget.ts';
import { reload } from '../support/app.ts';
import { addLine, typeLine } from '../support/lines.ts';
import { skipDelays } from '../support/page-clock.ts';
import { useStage } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';
import { openBrowser, loadApp, openInstalled, cachedPaths, untilUpdateOffered } from './installed-app.ts';
import { startReleases, versions } from './release.ts';

const labels = words.en;
const bread = { name: 'Bread', amount: '4.20', day: '12' };
const stage = useStage();

// Source: docs/specification.md#installation.
test('starts offline, accepts edits, and sends them when the server is back', async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const app = await openInstalled(stage.browser, server);
  const { page } = app;
  await server.kill('SIGKILL');
  const parts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) parts.push(pathname);
  });
  await page.goto(`${server.origin}/moneySaving`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.goto(server.origin);
  await addLine(app, labels.daily, bread);
  await expect.poll(() => pendingNames(page)).toEqual([bread.name]);
  await reload(app);
  await app.row(labels.daily, bread.name).first().waitFor();
  await server.restart();
  await skipDelays(page);
  await app.saved();
  const names = async () => (await app.stored.entries(sheet.id, 'outDay')).map(({ name }) => name);
  await expect.poll(names).toEqual([bread.name]);
  const cached = await cachedPaths(page);
  expect(cached.filter((path) => /^\/(?:v1|__|identitytoolkit|securetoken)/u.test(path))).toEqual([]);
  expect(cached).toContain('/index.html');
  expect(parts.length).toBeGreaterThan(0);
  // The browser may evict its own HTTP cache at any time.
  expect(parts.filter((path) => !cached.includes(path))).toEqual([]);
});

// Source: docs/specification.md#newer-version.
test(`updates only after typed text is saved${isExhaustive ? ', and can roll back to the older version' : ''}`, async () => {
  const { server, deploy } = await startReleases();
  const app = await openInstalled(stage.browser, server);
  const { page } = app;
  const name = app.region(labels.daily).getByLabel(labels.name, { exact: true }).first();
  const version = (number: string) => page.getByText(`Version ${number}`).first();
  const update = page.getByRole('button', { name: 'Update' });
  await version(versions.built).waitFor();
  await name.fill('Brea');
  await deploy('newer');
  await untilUpdateOffered(page);
  await page.getByText('A new version is ready.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await update.click();
  await page.getByText('First finish what you are typing: the update would erase it.').waitFor();
  expect(await name.inputValue()).toBe('Brea');
  // Unused chunks of the older version are still cached.
  await page.getByRole('link', { name: 'Parameters' }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await typeLine(app, labels.daily, bread);
  await app.saved();
  await update.click();
  await version(versions.newer).waitFor();
  await app.row(labels.daily, bread.name).first().waitFor();

  // The app also offers a rollback as an update, because the worker only compares revisions.
  for (const older of isExhaustive ? (['built'] as const) : []) {
    await deploy(older);
    await untilUpdateOffered(page);
    await update.click();
    await version(versions[older]).waitFor();
    await app.row(labels.daily, bread.name).first().waitFor();
  }
  expect(app.complaints).toEqual([]);
});

// Source: docs/specification.md#missing-part.
test('updates when a chunk was replaced by a newer version, but keeps typed text', async () => {
  const { server, deploy } = await startReleases();
  const app = await openBrowser(stage.browser, server, 'block');
  const { page } = app;
  await loadApp(app);
  await deploy('newer');
  const name = app.region(labels.daily).getByLabel(labels.name, { exact: true }).first();
  await name.fill('Brea');
  await page.keyboard.press('Control+k');
  const missing = page.getByText('This part could not be loaded.');
  await missing.waitFor();
  expect((await missing.boundingBox())?.y).toBeLessThan(900);
  expect(await name.inputValue()).toBe('Brea');
  await name.fill('');
  await page.getByRole('link', { name: 'Parameters' }).click();
  await page.getByText(`Version ${versions.newer}`).first().waitFor();
});

// Source: docs/specification.md#installation.
test('has no installability error', async () => {
  const app = await openBrowser(stage.browser, stage.server, 'allow');
  const { page } = app;
  await loadApp(app);
  const protocol = await page.context().newCDPSession(page);
  const { errors } = await protocol.send('Page.getAppManifest');
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  expect(errors).toEqual([]);
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
