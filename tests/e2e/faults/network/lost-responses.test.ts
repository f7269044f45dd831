import { expect, test } from 'vitest';
import { textOf } from '../../../support/texts.ts';
import { messagesIn, toasts } from '../../support/messages.ts';
import { useStage } from '../../support/stage.ts';
import { openDevice, seedBudget } from '../support/budget.ts';
import { deedsMeeting } from '../support/edits.ts';
import { loseResponse, injectFault, dispatchOnline } from '../support/network.ts';
import { waiting } from '../support/sheets.ts';

const stage = useStage();

// Source: docs/specification.md#edit-once.
test.each(deedsMeeting('unheard'))('stores $what once when its response is lost, without a warning', async (deed) => {
  const { session, stored } = await seedBudget(stage.server);
  const app = await openDevice(stage, session);
  const loss = await injectFault(app.page, [deed.call], loseResponse);
  await deed.act(app);
  await waiting(app, deed.writes).waitFor();
  await deed.isStored(stored);
  expect(loss.count()).toBeGreaterThan(0);
  loss.end();
  await dispatchOnline(app.page);
  await app.saved();
  await deed.isShown(app);
  await deed.isStored(stored);
  expect(await messagesIn(toasts(app.page), 'alert')()).toEqual([]);
  expect(await messagesIn(toasts(app.page), 'status')()).not.toContain(textOf('en', 'notice.writeReplaced'));
  expect(app.complaints).toEqual([]);
  await app.close();
});
