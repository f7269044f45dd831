import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Closure, ClosureReason } from '../../domain/sync/closure.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { clearPage, renderApp } from '../../../testing/ui/render-app.tsx';
import type { Language } from '../../../tests/support/texts.ts';
import { textsOf } from '../../../testing/ui/page-messages.ts';
import { ClosureDialog } from './closure-dialog.lazy.tsx';
import { triedLanguages } from '../../../testing/ui/tried-languages.ts';

afterEach(clearPage);

const nothingUnsent: Closure = { uid: 'ada', reason: 'deleted', unsent: [], unreadable: [], sheets: [] };

const show = async (closure: Closure, language: Language) => {
  const page = await renderApp(<ClosureDialog />, { language });
  const session = page.app.getSnapshot().children.session;
  act(() => session?.send({ type: 'identity.changed', user: undefined, closure }));
  return { ...page, session, dialog: within(await screen.findByRole('dialog')) };
};

const titles: Readonly<Record<ClosureReason, MessageKey>> = {
  deleted: 'closure.deletedTitle',
  disabled: 'closure.disabledTitle',
};

test.each(
  triedLanguages.flatMap((language) => (['deleted', 'disabled'] as const).map((reason) => [language, reason] as const)),
)('tells in %s that the account was %s elsewhere, and closes only by its button', async (language, reason) => {
  const t = await textsOf(language);
  const { dialog, session, user } = await show({ ...nothingUnsent, reason }, language);
  expect(screen.getByRole('dialog', { name: t(titles[reason]) })).toBeDefined();
  expect(dialog.getByText(t('closure.allSent'))).toBeDefined();
  expect(dialog.queryByRole('list')).toBeNull();
  await user.keyboard('{Escape}');
  expect(session?.getSnapshot().hasTag('dialog:closure')).toBe(true);
  await user.click(dialog.getByRole('button', { name: t('closure.close') }));
  expect(session?.getSnapshot().hasTag('dialog:closure')).toBe(false);
});

test.each(triedLanguages)('shows the raw content of unreadable edits for copying, in %s', async (language) => {
  const t = await textsOf(language);
  const unreadable = [{ id: 'x', uid: 'ada', raw: '{"kind":"entry.create","value":' }];
  const { dialog } = await show({ ...nothingUnsent, unreadable }, language);
  expect(dialog.getByText(t('closure.unsent'))).toBeDefined();
  const item = within(dialog.getByRole('listitem'));
  expect(item.getByText(t('review.unreadable'))).toBeDefined();
  expect(item.getByRole<HTMLTextAreaElement>('textbox', { name: t('review.content') }).value).toBe(unreadable[0]?.raw);
});
