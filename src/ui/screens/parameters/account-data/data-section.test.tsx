import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type ArchiveProblem, archiveProblems } from '../../../../domain/archive/archive.ts';
import { type LastImport, planImport } from '../../../../domain/archive/import-plan.ts';
import type { Language } from '../../../../../tests/support/texts.ts';
import type { AccountEffects } from '../../../../../testing/ui/account-effects.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aStoredAccount, aStoredSheet } from '../../../../../testing/ui/stored-accounts.ts';
import { textsOf, messagesOnPage } from '../../../../../testing/ui/page-messages.ts';
import { ToastView } from '../../../shell/toast-view.tsx';
import { ToastText } from '../../../undo/toast-text.tsx';
import { DataSection } from './data-section.tsx';
import { triedLanguages } from '../../../../../testing/ui/tried-languages.ts';
import { workspaceOf } from '../../../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);

const open = async (account: Partial<AccountEffects> = {}, language: Language = 'fr') => {
  const page = (
    <>
      <DataSection />
      <ToastView action={() => null} text={ToastText} />
    </>
  );
  const started = await renderSignedIn(page, { language, account });
  const region = await screen.findByRole('region', { name: language === 'fr' ? 'Exporter' : 'Export' });
  return { ...started, region };
};
const button = (name: string) => screen.getByRole('button', { name });
const aFile = () => new File(['{}'], 'mon-budget.json', { type: 'application/json' });
const refuseArchive = (problem: ArchiveProblem) => Promise.reject(Object.assign(new Error(problem), { problem }));
const never = () => new Promise<never>(() => {});

describe('the export', () => {
  test.each([
    ['fr', 'Tout exporter (JSON)', 'json'],
    ['fr', 'Tableur (CSV)', 'csv'],
    ['en', 'Export everything (JSON)', 'json'],
    ['en', 'Spreadsheet (CSV)', 'csv'],
  ] as const)('in %s by "%s" writes %s', async (language, name, format) => {
    const sent: string[] = [];
    const exportAccount: AccountEffects['exportAccount'] = ({ format: wanted }) => {
      sent.push(wanted);
      return Promise.resolve();
    };
    const { user } = await open({ exportAccount }, language);
    await user.click(button(name));
    expect(sent).toEqual([format]);
  });

  test('shows progress and cannot be started twice', async () => {
    const sent: string[] = [];
    const exportAccount: AccountEffects['exportAccount'] = ({ format }) => {
      sent.push(format);
      return never();
    };
    const { user, region } = await open({ exportAccount });
    await user.click(button('Tableur (CSV)'));
    await user.click(button('Tout exporter (JSON)'));
    expect(sent).toEqual(['csv']);
    expect(within(region).getByRole('status').textContent).toBe('Export en cours');
    expect(button('Tout exporter (JSON)').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Tout exporter (JSON)'));
  });
});

test.each(triedLanguages)('shows the result of an export in a toast, in %s', async (language) => {
  const t = await textsOf(language);
  let problem: ArchiveProblem | undefined;
  const exportAccount = () => (problem ? refuseArchive(problem) : Promise.resolve());
  const { app, user } = await open({ exportAccount }, language);
  const messages = async () => {
    await user.click(button(t('dataExport.archive')));
    const words = messagesOnPage();
    act(() => app.getSnapshot().children.toaster?.send({ type: 'toast.dismissed' }));
    return words;
  };
  expect(await messages()).toEqual({ status: t('notice.exported') });
  for (problem of archiveProblems) {
    const key = problem === 'pending' ? 'notice.exportPending' : 'notice.exportFailed';
    expect([problem, await messages()]).toEqual([problem, { error: t(key) }]);
  }
});

// Source: docs/specification.md#data-check.
test.each(triedLanguages)('shows the progress of a data check, and the result in a toast, in %s', async (language) => {
  const t = await textsOf(language);
  let found = Promise.withResolvers<number>();
  const { app, user } = await open({ repairDays: () => found.promise }, language);
  const check = button(t('dataCheck.check'));
  for (const [count, text] of [
    [0, t('notice.daysComplete')],
    [1, t('notice.daysMended', { count: 1 })],
    [3, t('notice.daysMended', { count: 3 })],
  ] as const) {
    await user.click(check);
    expect(screen.getByText(t('dataCheck.busy')).closest('output')).not.toBeNull();
    expect(check.getAttribute('aria-disabled')).toBe('true');
    await act(async () => found.resolve(count));
    expect(messagesOnPage()).toEqual({ status: text });
    act(() => app.getSnapshot().children.toaster?.send({ type: 'toast.dismissed' }));
    found = Promise.withResolvers<number>();
  }
});

describe('the file input', () => {
  test('sends the chosen file to the import and shows that the file is being read', async () => {
    const sizes: number[] = [];
    const readArchive: AccountEffects['readArchive'] = ({ file: { size } }) => {
      sizes.push(size);
      return never();
    };
    const { user } = await open({ readArchive });
    const chooser = screen.getByLabelText<HTMLInputElement>('Choisir un fichier…');
    await user.upload(chooser, aFile());
    expect(sizes).toEqual([2]);
    expect(screen.getByText('Import en cours')).toBeDefined();
    const isDefaultKept = fireEvent.click(chooser);
    expect(isDefaultKept).toBe(false);
    expect(document.activeElement).toBe(chooser);
  });

  test.each(triedLanguages)('shows each problem of the file, in %s', async (language) => {
    const t = await textsOf(language);
    let problem: ArchiveProblem = 'damaged';
    const { user } = await open({ readArchive: () => refuseArchive(problem) }, language);
    for (problem of archiveProblems) {
      await user.upload(screen.getByLabelText(t('dataImport.choose')), aFile());
      const text = t(`dataImport.problems.${problem}`);
      expect(screen.getByRole('alert').textContent).toBe(text);
      expect(messagesOnPage()).toEqual({ note: text });
    }
  });

  test('accepts the same file again', async () => {
    let reads = 0;
    const readArchive = () => {
      reads += 1;
      return refuseArchive('damaged');
    };
    const { user } = await open({ readArchive });
    const chooser = screen.getByLabelText<HTMLInputElement>('Choisir un fichier…');
    await user.upload(chooser, aFile());
    expect(chooser.value).toBe('');
    await user.upload(chooser, aFile());
    expect(reads).toBe(2);
  });
});

const at = new Date(2026, 10, 21, 10, 12).getTime();
const added = aStoredAccount([aStoredSheet(11, { lines: 2 }), aStoredSheet(10, { lines: 0 })], {
  operations: ['Fuel'],
});
const plan = planImport(aStoredAccount([]), added).plans.add;
const lastImport: LastImport = { at, mode: 'add', summary: plan.summary, revert: plan.revert };

describe('the latest import', () => {
  test.each([
    ['fr', 'Import du 21 nov. à 10:12 : 2 feuilles, 2 lignes et 1 opération', 'Annuler cet import'],
    ['en', 'Import of 21 Nov at 10:12: 2 sheets, 2 lines and 1 operation', 'Undo this import'],
  ] as const)('is shown in %s with a button to undo it', async (language, text, action) => {
    const { app, user } = await open({ loadLastImport: () => Promise.resolve(lastImport) }, language);
    expect(await screen.findByText(text)).toBeDefined();
    await user.click(button(action));
    const workspace = workspaceOf(app)?.getSnapshot();
    expect(workspace?.children.transfer?.getSnapshot().hasTag('dialog:importRevert')).toBe(true);
  });

  test('is not shown if there was none', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Annuler cet import' })).toBeNull();
  });
});

test('opens the dialog to delete the account', async () => {
  const { app, user } = await open();
  await user.click(button('Supprimer mon compte…'));
  const workspace = workspaceOf(app)?.getSnapshot();
  expect(workspace?.children.account?.getSnapshot().hasTag('dialog:accountDeletion')).toBe(true);
  // The dialog is open: another component of the app renders it.
  expect(button('Supprimer mon compte…').getAttribute('aria-disabled')).toBe('true');
});
