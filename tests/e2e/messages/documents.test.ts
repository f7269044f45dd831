import { describe, expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { type Language, textOf } from '../../support/texts.ts';
import { cachedParts } from '../faults/support/device-storage.ts';
import { camille, signedOut, signIn } from '../support/account.ts';
import { forgetBudget } from '../support/app.ts';
import { badGateway, cutOff, denies, once, refuses } from '../support/calls.ts';
import { addLine, typeLine } from '../support/lines.ts';
import { useStage } from '../support/stage.ts';
import { codesOn, polledOften, toasts, messagesIn } from '../support/messages.ts';
import { openSignedIn, inOwnPage, useSignedIn } from './screen.ts';

const stage = useStage();

const sheetListUrl = 'orderBy=datePicker';
const collectionUrl = '/outDay?';
const additionUrl = 'documentId=';

// A failed request is retried after five seconds; this allows for a busy machine.
const retryTimeout = { timeout: 30_000 };

const sheet = seedSheet(1, toSheetDate(2026, 11, 1));

const useDatabase = (language: Language) => {
  const person = { ...camille, email: `documents-${language}@exemple.fr` };
  const screen = useSignedIn(stage, language, person, [sheetDocument(sheet)]);
  return {
    person,
    screen,
    loadWithoutCache: async () => {
      await forgetBudget(screen().page, stage.server.origin);
      await screen().page.goto(stage.server.origin);
    },
    isShown: () => screen().region('situation.title').waitFor(),
    income: textOf(language, 'income.title'),
    showsLoadFailure: async () => {
      await expect
        .poll(messagesIn(toasts(screen().page), 'alert'), polledOften)
        .toEqual([textOf(language, 'notice.loadFailed')]);
    },
  };
};

// Responses: src/api/documents and src/api/budget; their messages: src/ui/sheet/page/failures.test.tsx.
describe('a failed read of documents', () => {
  const { screen, loadWithoutCache, isShown, showsLoadFailure } = useDatabase('fr');

  test.each([
    ['the list of sheets', sheetListUrl, 'an answer that is no JSON', badGateway],
    ['the lines of a sheet', collectionUrl, 'a lost connection', cutOff],
  ] as const)('shows a retry button for %s (%s) after %s', async (...row) => {
    const [, part, , answer] = row;
    const { page, documents, button } = screen();
    documents.answer(part, answer);
    await loadWithoutCache();
    await showsLoadFailure();
    await expect
      .poll(messagesIn(page.getByRole('main'), 'alert'), polledOften)
      .toEqual([
        (['sheets.failed', 'sheets.failedText', 'sheets.retry'] as const).map((key) => textOf('fr', key)).join(' '),
      ]);
    expect(await page.getByText(textOf('fr', 'loading.data')).count()).toBe(0);
    expect(await codesOn(page)).toEqual([]);
    // Hold the automatic retry: it would remove the button before the click.
    const release = documents.hold(part);
    await button('sheets.retry').click();
    release();
    await isShown();
  });

  test('leaves the cached sheet on the screen, and is retried', async () => {
    const complaints = await inOwnPage(stage, 'en', async (walk) => {
      const { app, page, documents } = walk;
      await page.clock.install();
      const expenses = textOf('en', 'expenses.title');
      const { put } = await openSignedIn(stage, walk, { ...camille, email: 'back@exemple.fr' }, [
        sheetDocument(sheet),
        entryDocument(sheet, 'outDay', seedEntry(1, 2.5)),
      ]);
      await expect.poll(() => cachedParts(page)).toEqual([sheet.id, 'parameters', 'sheets'].toSorted());
      await put([entryDocument(sheet, 'outDay', seedEntry(2, 1))]);
      documents.clear();
      documents.answer('/documents/', denies(500, 'INTERNAL'));
      await page.goto(stage.server.origin);
      await app.row(expenses, 'Line 0001').waitFor();
      await page.getByRole('button', { name: textOf('en', 'sync.offline'), exact: true }).waitFor();
      const alerts = new Set<string>();
      const areRequestedAgain = async () => {
        await page.clock.fastForward(1000);
        for (const text of await messagesIn(page, 'alert')()) alerts.add(text);
        return [sheetListUrl, collectionUrl].every((part) => documents.count(part) > 1);
      };
      await expect.poll(areRequestedAgain, retryTimeout).toBe(true);
      expect([...alerts]).toEqual([]);
      expect(await codesOn(page)).toEqual([]);
      expect(await app.row(expenses, 'Line 0002').count()).toBe(0);
      documents.clear();
      await page.clock.fastForward(5000);
      await app.row(expenses, 'Line 0002').waitFor(retryTimeout);
      // No other test may reuse a page with a fake clock.
      await app.context.close();
    });
    expect(complaints).toEqual([]);
  });
});

describe('a call to the document database', () => {
  const { person, screen, loadWithoutCache, isShown, income, showsLoadFailure } = useDatabase('en');

  // Source: docs/specification.md#edit-retry.
  test('retries a failed edit without a message', async () => {
    const { app, page, documents } = screen();
    documents.answer(additionUrl, once(badGateway));
    await addLine(app, income, { name: 'Kept', amount: '10' });
    await app.saved();
    expect(await app.row(income, 'Kept').count()).toBe(1);
    expect(documents.count(additionUrl)).toBeGreaterThan(1);
    expect(await messagesIn(toasts(page), 'alert')()).toEqual([]);
  });

  test('reverts an edit that the server refuses, and shows a toast', async () => {
    const { app, page, documents } = screen();
    documents.answer(additionUrl, denies(400, 'INVALID_ARGUMENT'));
    await addLine(app, income, { name: 'Refused', amount: '10' });
    await expect.poll(messagesIn(toasts(page), 'alert'), polledOften).toEqual([textOf('en', 'notice.writeRefused')]);
    await app.row(income, 'Refused').waitFor({ state: 'detached' });
    expect(await codesOn(page)).toEqual([]);
  });

  test('is retried with a fresh token after one denial', async () => {
    const { page, documents, tokens } = screen();
    const notice = page.waitForEvent('console', (message) => message.text().includes('token has expired'));
    documents.answer(sheetListUrl, once(denies(401, 'UNAUTHENTICATED')));
    await loadWithoutCache();
    await isShown();
    await notice;
    expect([documents.count(sheetListUrl), tokens.count('token')]).toEqual([2, 1]);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('is not retried without a fresh token, and shows a toast', async () => {
    const { page, documents, tokens } = screen();
    documents.answer(sheetListUrl, denies(401, 'UNAUTHENTICATED'));
    tokens.answer('token', cutOff);
    await loadWithoutCache();
    await showsLoadFailure();
    expect(documents.count(sheetListUrl)).toBe(1);
    expect(await codesOn(page)).toEqual([]);
  });

  test('leads to the sign-in screen when the session has ended (expired token)', async () => {
    const complaints = await inOwnPage(stage, 'fr', async ({ app, page, region, tokens, documents }) => {
      await signIn(app, person);
      await region('situation.title').waitFor();
      tokens.answer('token', refuses('TOKEN_EXPIRED'));
      documents.answer(additionUrl, denies(401, 'UNAUTHENTICATED'));
      // The sheet may disappear before the line is shown, so do not wait for the line.
      await typeLine(app, textOf('fr', 'income.title'), { name: 'Too late', amount: '10' });
      await signedOut(app);
      await expect.poll(messagesIn(toasts(page), 'status'), polledOften).toEqual([textOf('fr', 'toast.sessionLost')]);
      expect(await codesOn(page)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });
});
