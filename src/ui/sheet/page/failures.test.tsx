import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../../../tests/support/texts.ts';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { textsOf, messagesOnPage } from '../../../../testing/ui/page-messages.ts';
import { ToastView } from '../../shell/toast-view.tsx';
import { ToastText } from '../../undo/toast-text.tsx';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import type { Data } from '../../../../testing/ui/signed-in-app.ts';
import { triedLanguages } from '../../../../testing/ui/tried-languages.ts';

afterEach(cleanup);

const page = (
  <>
    <HomeScreen />
    <ToastView action={() => null} text={ToastText} />
  </>
);
const open = async (language: Language, data: Data) => ({
  ...(await renderSignedIn(page, { ...data, language })),
  t: await textsOf(language),
});

const failingOnce = () => {
  let calls = 0;
  return () => ((calls += 1) === 1 ? Promise.reject(new Error('no network')) : Promise.resolve());
};
const readings: readonly (readonly [string, () => Data])[] = [
  ['the list of sheets', () => ({ sheetList: [failingOnce()] })],
  ['the lines of a sheet', () => ({ load: failingOnce() })],
];

// Source: docs/specification.md#load-failed-message, docs/specification.md#load-failure.
test.each(triedLanguages)(
  'shows a load failure in %s in a toast and in place of the content, with a retry',
  async (language) => {
    for (const [what, data] of readings) {
      const { t, user } = await open(language, data());
      await screen.findByRole('button', { name: t('sheets.retry') });
      expect([what, messagesOnPage()]).toEqual([what, { error: t('notice.loadFailed') }]);
      const [alert] = screen.getAllByRole('alert');
      expect(alert?.textContent).toBe([t('sheets.failed'), t('sheets.failedText'), t('sheets.retry')].join(''));
      expect(screen.queryByText(t('loading.data'))).toBeNull();
      await user.click(screen.getByRole('button', { name: t('sheets.retry') }));
      await screen.findByRole('region', { name: t('situation.title') });
      cleanup();
    }
  },
);

// Source: docs/specification.md#refused-message.
test.each(triedLanguages)('removes a line that the server refuses in %s and shows a toast', async (language) => {
  const { t, user, writes } = await open(language, { send: () => Promise.resolve('refused') });
  const income = within(await screen.findByRole('region', { name: t('income.title') }));
  await user.type(income.getByRole('combobox', { name: t('entry.name') }), 'Refused');
  await user.type(income.getByRole('textbox', { name: t('entry.amount') }), '10{Enter}');
  await screen.findByText(t('notice.writeRefused'));
  await waitFor(() => expect(income.queryByRole('listitem', { name: /^Refused/u })).toBeNull());
  expect(writes).toMatchObject([{ kind: 'entry.create' }]);
  expect(messagesOnPage()).toEqual({ error: t('notice.writeRefused') });
});
