import { expect, test } from 'vitest';
import { messagesIn, toasts } from '../../support/messages.ts';
import { useStage } from '../../support/stage.ts';
import { openDevice, seedBudget } from '../support/budget.ts';
import { editsForFault } from '../support/edits.ts';
import { cutConnection, injectFault, dispatchOnline } from '../support/network.ts';
import { pendingChip } from '../support/sheets.ts';

const stage = useStage();

test.each(editsForFault('dropped'))(
  'shows $what as pending if the network drops the request, and stores it once',
  async (edit) => {
    const { session, stored } = await seedBudget(stage.server);
    const app = await openDevice(stage, session);
    const cut = await injectFault(app.page, [edit.call], cutConnection);
    await edit.act(app);
    await pendingChip(app, edit.writes).waitFor();
    await edit.isShown(app);
    expect(cut.count()).toBeGreaterThan(0);
    cut.end();
    // Skip the wait for the automatic retry, which `messages/documents.test.ts` tests.
    await dispatchOnline(app.page);
    await app.saved();
    await edit.isShown(app);
    await edit.isStored(stored);
    expect(await messagesIn(toasts(app.page), 'alert')()).toEqual([]);
    expect(app.complaints).toEqual([]);
    await app.close();
  },
);
