import { expect, test } from 'vitest';
import { textOf } from '../../../support/texts.ts';
import { messagesIn, toasts } from '../../support/messages.ts';
import { useStage } from '../../support/stage.ts';
import { openDevice, seedBudget } from '../support/budget.ts';
import { editsForFault } from '../support/edits.ts';
import { loseResponse, injectFault, dispatchOnline } from '../support/network.ts';
import { pendingChip } from '../support/sheets.ts';

const stage = useStage();

// Source: docs/specification.md#edit-once.
test.each(editsForFault('lostResponse'))(
  'stores $what once and shows no warning when the response is lost',
  async (edit) => {
    const { session, stored } = await seedBudget(stage.server);
    const app = await openDevice(stage, session);
    const loss = await injectFault(app.page, [edit.call], loseResponse);
    await edit.act(app);
    await pendingChip(app, edit.writes).waitFor();
    await edit.isStored(stored);
    expect(loss.count()).toBeGreaterThan(0);
    loss.end();
    await dispatchOnline(app.page);
    await app.saved();
    await edit.isShown(app);
    await edit.isStored(stored);
    expect(await messagesIn(toasts(app.page), 'alert')()).toEqual([]);
    expect(await messagesIn(toasts(app.page), 'status')()).not.toContain(textOf('en', 'notice.writeReplaced'));
    expect(app.complaints).toEqual([]);
    await app.close();
  },
);
