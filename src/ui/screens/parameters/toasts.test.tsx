import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../../../tests/support/texts.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { WorkspaceDialogs } from '../../dialogs/workspace-dialogs.tsx';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { textsOf, messagesOnPage } from '../../../../testing/ui/page-messages.ts';
import { ToastView } from '../../shell/toast-view.tsx';
import { ToastText } from '../../undo/toast-text.tsx';
import { UndoButton } from '../../undo/undo-button.tsx';
import { ParametersScreen } from './parameters-screen.lazy.tsx';
import { inRow } from '../../../../testing/ui/open-parameters.tsx';
import { triedLanguages } from '../../../../testing/ui/tried-languages.ts';

afterEach(cleanup);

const parameters = { operations: ['Essence'], categories: [{ name: 'Voiture', operations: [] }] };

const page = (
  <>
    <ParametersScreen />
    <WorkspaceDialogs />
    <ToastView action={UndoButton} text={ToastText} />
  </>
);

const open = async (language: Language, section: MessageKey) => {
  const t = await textsOf(language);
  const { user } = await renderSignedIn(page, { language, parameters });
  await user.click(screen.getByRole('link', { name: t(section) }));
  await screen.findAllByRole('listitem');
  return { t, user };
};

const lists = [
  ['parameters.sections.operations', 'parameters.operations.add', 'Essence', 'operation'],
  ['parameters.sections.categories', 'parameters.categories.add', 'Voiture', 'category'],
] as const;

test.each(triedLanguages)('confirms adding, renaming and deleting a name in a toast, in %s', async (language) => {
  for (const [section, label, name, kind] of lists) {
    const { t, user } = await open(language, section);
    await user.type(screen.getByRole('textbox', { name: t(label) }), 'Zoo{Enter}');
    expect(messagesOnPage()).toEqual({ status: t(`notice.${kind}Added`) });
    await user.click(inRow(name).getByRole('button', { name: t('parameters.names.edit') }));
    await user.keyboard('Train{Enter}');
    expect(messagesOnPage()).toEqual({ status: t(`notice.${kind}Modified`) });
    await user.click(inRow('Train').getByRole('button', { name: t('entry.delete') }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: t('deletion.confirm') }));
    expect(messagesOnPage()).toEqual({ status: t(`notice.${kind}Deleted`) });
    expect(screen.getByRole('button', { name: t('shell.undo') })).toBeDefined();
    cleanup();
  }
});
