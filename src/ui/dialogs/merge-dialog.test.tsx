import { screen, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { textsOf } from '../../../testing/ui/page-messages.ts';
import { clearPage, renderApp } from '../../../testing/ui/render-app.tsx';
import { emptyContent, type Sheet, type SheetContent } from '../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import type { Language } from '../../../tests/support/texts.ts';
import { mergeMachine } from '../../machines/merge/merge.machine.ts';
import { MergeDialog } from './merge-dialog.lazy.tsx';
import { triedLanguages } from '../../../testing/ui/tried-languages.ts';

afterEach(clearPage);

const sheetOf = (id: string): Sheet => ({
  id,
  date: toSheetDate(2026, 11, 1),
  order: 1,
  accountBalance: 1200,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
});

type Sources = { readonly survivor: SheetContent; readonly duplicate: SheetContent };
type OfSheets = { readonly uid: string; readonly survivor: string; readonly duplicate: string | SheetContent };

const open = async (language: Language) => {
  const loads: PromiseWithResolvers<Sources>[] = [];
  const loadDuplicateSheets = fromPromise<Sources, OfSheets>(() => {
    const load = Promise.withResolvers<Sources>();
    loads.push(load);
    return load.promise;
  });
  const input = { uid: 'ada', survivor: sheetOf('one'), duplicate: sheetOf('two') };
  const merge = createActor(mergeMachine.provide({ actors: { loadDuplicateSheets } }), { input }).start();
  onTestFinished(() => void merge.stop());
  const { user } = await renderApp(<MergeDialog merge={merge} />, { language });
  const t = await textsOf(language);
  const dialog = within(await screen.findByRole('dialog', { name: t('merge.title') }));
  const button = (name: 'merge.confirm' | 'merge.retry') =>
    dialog.getByRole<HTMLButtonElement>('button', { name: t(name) });
  return { merge, user, t, dialog, loads, button };
};

test.each(triedLanguages)('enables the merge when both sheets are loaded, in %s', async (language) => {
  const { merge, user, t, dialog, loads, button } = await open(language);
  expect(dialog.getByText(t('merge.loading'))).toBeDefined();
  expect(button('merge.confirm').disabled).toBe(true);
  loads[0]?.resolve({ survivor: emptyContent, duplicate: emptyContent });
  await dialog.findByText(t('merge.noLines'));
  expect(button('merge.confirm').disabled).toBe(false);
  await user.click(button('merge.confirm'));
  expect(merge.getSnapshot().output?.merged?.writes).toEqual([{ kind: 'sheet.remove', sheetId: 'two' }]);
});

test.each(triedLanguages)('offers a retry when the sheets fail to load, in %s', async (language) => {
  const { t, dialog, loads, user, button } = await open(language);
  loads[0]?.reject(new Error('The network is away.'));
  expect((await dialog.findByRole('alert')).textContent).toBe(t('merge.failed'));
  await user.click(button('merge.retry'));
  expect(loads).toHaveLength(2);
  expect(dialog.getByText(t('merge.loading'))).toBeDefined();
});
