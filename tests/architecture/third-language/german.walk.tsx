import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { composeMail, composeWarning } from '../../../server/mail/compose.ts';
import { mailLanguage } from '../../../server/mail/mail-texts.ts';
import { csvText } from '../../../src/api/archive/csv-export.ts';
import { accountOf } from '../../../src/api/archive/stored-account.ts';
import { csvWords } from '../../../src/app/effects/csv-words.ts';
import { periodOf } from '../../../src/domain/sheet/period.ts';
import { sheetKeywords } from '../../../src/domain/sheet/sheet-keywords.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { guessRoles } from '../../../src/domain/table/column-roles.ts';
import { readCells } from '../../../src/domain/table/cells.ts';
import { readDays } from '../../../src/domain/table/day-cells.ts';
import { readDueMonth } from '../../../src/domain/sheet/provisions/due-month-text.ts';
import { readDueStart } from '../../../src/domain/sheet/provisions/due-start-text.ts';
import { monthsOfPeriodicity } from '../../../src/domain/sheet/provisions/periodicity.ts';
import { toMonth } from '../../../src/domain/sheet/month.ts';
import { createI18n } from '../../../src/i18n/i18n.ts';
import { startingLanguage } from '../../../src/i18n/language.ts';
import { allNamespaces } from '../../../src/i18n/message-key.ts';
import { SheetNavigator } from '../../../src/ui/sheet/page/sheet-navigator.tsx';
import { HomeScreen } from '../../../src/ui/screens/home/home-screen.tsx';
import { march, marchLines } from '../../../testing/api/archive-documents.ts';
import { runEarlyScript } from '../../../testing/theme/early-script.ts';
import { anEntry } from '../../../testing/ui/lines.ts';
import { openParameters } from '../../../testing/ui/open-parameters.tsx';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);

const figure = (name: string) => document.querySelector(`[data-figure="${name}"]`)?.textContent;

describe('home in German', () => {
  test('shows German texts, amounts and dates, and reads a German amount', async () => {
    const { user, writes } = await renderSignedIn(<HomeScreen />, {
      language: 'de',
      sheets: [{ ...aSheet, accountBalance: 1234.5 }],
      content: { outDay: [anEntry({ name: 'Brot', day: 3, value: 50.2 })] },
    });
    const situation = within(await screen.findByRole('region', { name: 'Lage' }));
    expect(screen.getByRole('region', { name: 'Tägliche Ausgaben' })).toBeDefined();
    expect(figure('remaining')).toBe('+1.184,30');
    const balance = situation.getByRole('textbox', { name: 'Kontostand' });
    expect(balance).toHaveProperty('value', '1.234,50');
    await user.clear(balance);
    await user.type(balance, '12,5{Enter}');
    expect(writes).toMatchObject([{ kind: 'sheet.update', changes: { accountBalance: 12.5 } }]);
  });

  test('has a German calendar', async () => {
    const { user } = await renderSignedIn(<SheetNavigator />, { language: 'de' });
    await user.click(screen.getByRole('button', { name: /01\. Nov\. 2026$/u }));
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.slice(0, 2).map((header) => header.getAttribute('aria-label'))).toEqual(['Montag', 'Dienstag']);
  });
});

describe('the language of the page', () => {
  test('is German in a browser that prefers German', () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'fr']);
    onTestFinished(() => languages.mockRestore());
    runEarlyScript();
    expect([document.documentElement.lang, startingLanguage()]).toEqual(['de', 'de']);
  });

  test('can be set to German by the name "Deutsch"', async () => {
    const { user } = await openParameters({ language: 'fr' }, 'Apparence');
    await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
    await screen.findByRole('heading', { name: 'Darstellung' });
    expect(localStorage.getItem('user-language')).toBe('de');
  });
});

test('exports CSV with German words, decimal commas and semicolons', async () => {
  const texts = await createI18n('de', allNamespaces);
  const csv = csvText(accountOf([march, ...marchLines]), csvWords(texts));
  expect(csv).toContain('"Bezeichnung"');
  expect(csv).toContain('"2100,50"');
});

test('sends a German mail to a German client', () => {
  const mail = { uid: 'u', to: 'a@example.com', code: 'c', publicUrl: 'https://budget.example' };
  const lifetime = { amount: 1, unit: 'hour' } as const;
  const language = mailLanguage('de-AT');
  const { subject, text, link } = composeMail({ ...mail, purpose: 'PASSWORD_RESET', language, lifetime });
  expect(subject).toBe('Setzen Sie Ihr Passwort zurück');
  expect(text).toContain('Dieser Link gilt 1 Stunde.');
  expect(link).toContain('lang=de');
  const warning = composeWarning({
    user: { uid: 'u', email: 'a@example.com' },
    deletedAt: 0,
    publicUrl: mail.publicUrl,
  });
  expect(warning.subject).toContain('Ihr Konto wird gelöscht');
  expect(warning.text).toContain('am 1. Januar 1970');
});

describe('typed and pasted German words', () => {
  test('are read in the fields of a provision', () => {
    const november = toMonth(2026, 11);
    expect(monthsOfPeriodicity('alle zwei Jahre')).toBe(24);
    expect(monthsOfPeriodicity('jährlich')).toBe(12);
    expect(readDueMonth('in 4 Monaten', november)?.month).toBe(toMonth(2027, 3));
    expect(readDueStart('Januar 2026', november)?.month).toBe(toMonth(2026, 1));
  });

  test('are read in a pasted table', () => {
    const moment = { period: periodOf(toSheetDate(2026, 11, 1), undefined), today: toSheetDate(2026, 11, 22) };
    const days = readDays(['Samstag, den 3. Oktober 2026', 'gestern'], moment);
    expect(days).toMatchObject([{ date: toSheetDate(2026, 10, 3) }, { date: toSheetDate(2026, 11, 21) }]);
    const table = readCells('Saldo\tBetrag\tBezeichnung\n90,00\t5,80\tBrot\n88,00\t2,00\tBus');
    expect(guessRoles(table, 'outMonth', moment).roles).toEqual(['none', 'amount', 'name']);
  });

  test('find the sheet of a month', () => {
    expect(sheetKeywords(toSheetDate(2026, 1, 1))).toContain('Januar');
  });
});
