import { expect, test } from 'vitest';
import { seedAccount } from '../../support/seed.ts';
import { everyChange, cutConnection, injectFault, dispatchOnline } from '../faults/support/network.ts';
import { camille } from '../support/account.ts';
import { openSignedIn, reload } from '../support/app.ts';
import { addLine } from '../support/lines.ts';
import { useStage } from '../support/stage.ts';
import { words } from '../../support/words.ts';

const labels = words.en;
const stage = useStage();

const open = async (email: string) => {
  const { browser, server } = stage;
  const { session } = await seedAccount(server, email, camille.password);
  return openSignedIn({ browser, origin: server.origin, words: labels, session });
};

// Source: docs/specification.md#edit-survives.
test('shows pending edits again after a reload, and sends them once', async () => {
  const app = await open('reload@exemple.fr');
  const { page } = app;
  const cut = await injectFault(page, everyChange, cutConnection);
  await addLine(app, labels.income, { name: 'Salary', amount: '2000' });
  await page.getByRole('button', { name: /waiting/ }).waitFor();
  await reload(app);
  await app.shows('inSum', '2000.00');
  cut.end();
  await dispatchOnline(page);
  await app.saved();
  await page.reload();
  await app.shows('inSum', '2000.00');
  expect(await app.region(labels.income).getByRole('listitem', { name: 'Salary' }).count()).toBe(1);
  await app.close();
});

// Source: docs/specification.md#tabs.
test('sends edits of another tab, and lets that tab send when the first tab closes', async () => {
  const app = await open('tabs@exemple.fr');
  const second = await app.context.newPage();
  await second.goto(stage.server.origin);
  const other = {
    ...app,
    page: second,
    region: (name: string) => second.getByRole('region', { name, exact: true }),
    row: (region: string, line: string) =>
      second.getByRole('region', { name: region, exact: true }).getByRole('listitem', { name: line }),
  };
  await addLine(other, labels.income, { name: 'From the second', amount: '10' });
  await second.getByRole('button', { name: labels.saved, exact: true }).waitFor();
  await app.page.close();
  await addLine(other, labels.income, { name: 'After the first', amount: '20' });
  await second.getByRole('button', { name: labels.saved, exact: true }).waitFor();
  await second.reload();
  await other.row(labels.income, 'From the second').waitFor();
  await other.row(labels.income, 'After the first').waitFor();
  expect(await other.region(labels.income).getByRole('listitem').count()).toBe(2);
  await app.close();
});
