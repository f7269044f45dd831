import { describe, expect, test } from 'vitest';
import { seedAccount } from '../../support/seed.ts';
import { type Language, textOf } from '../../support/texts.ts';
import { camille, signIn } from '../support/account.ts';
import { denies } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { polledOften, toasts, messagesIn } from '../support/messages.ts';
import { documentsWith, parametersChange, useSection } from './parameters.ts';
import { inOwnPage, type Screen } from './screen.ts';

const stage = useStage();

type Theme = 'dark' | 'light';

const themeOf = ({ page }: Screen) =>
  page.evaluate(() => [document.documentElement.dataset['theme'], localStorage.getItem('user-theme')]);
const isWorn = async (screen: Screen, theme: Theme) => {
  await expect.poll(() => themeOf(screen), polledOften).toEqual([theme, `${theme}-theme`]);
};

const titleIn = (language: Language) => textOf(language, 'parameters.sections.appearance');
const documentTitle = (language: Language) => textOf(language, 'shell.documentTitle', { page: titleIn(language) });

describe('the appearance settings page', () => {
  const person = { ...camille, email: 'appearance@exemple.fr' };
  const screen = useSection(stage, 'fr', { section: 'appearance', person, stored: { darkTheme: false } });
  const radio = (theme: Theme) =>
    screen().page.getByRole('radio', { name: textOf('fr', `parameters.appearance.${theme}`) });

  test.each(['dark', 'light'] as const)(
    'applies the %s theme at once, stores it in the browser and sends it',
    async (theme) => {
      await radio(theme).check();
      await isWorn(screen(), theme);
      await expect
        .poll(() => screen().documents.sent(parametersChange), polledOften)
        .toEqual([{ fields: { darkTheme: { booleanValue: theme === 'dark' } } }]);
      expect(screen().documents.count('updateMask.fieldPaths=darkTheme')).toBe(1);
      await screen().app.saved();
    },
  );

  // Source: docs/specification.md#refused-message.
  test('reverts a theme that the server refuses and shows a toast', async () => {
    screen().documents.answer(parametersChange, denies(400, 'INVALID_ARGUMENT'));
    await radio('dark').check();
    await expect
      .poll(messagesIn(toasts(screen().page), 'alert'), polledOften)
      .toEqual([textOf('fr', 'notice.writeRefused')]);
    await isWorn(screen(), 'light');
    expect(await radio('light').isChecked()).toBe(true);
  });

  test('switches the language at once and after a reload, and can follow the browser again', async () => {
    const { page } = screen();
    const shown = async () => [
      await page.locator('html').getAttribute('lang'),
      await page.title(),
      await page.getByRole('heading', { level: 1 }).innerText(),
      await page.getByRole('link', { name: textOf('en', 'navigation.savings') }).count(),
    ];
    const inEnglish = ['en', documentTitle('en'), titleIn('en'), 1];
    await page.getByRole('radio', { name: 'English' }).check();
    await expect.poll(shown, polledOften).toEqual(inEnglish);
    await page.reload();
    await expect.poll(shown).toEqual(inEnglish);
    await page.getByRole('radio', { name: textOf('en', 'parameters.appearance.browserLanguage') }).check();
    await expect.poll(shown, polledOften).toEqual(['fr', documentTitle('fr'), titleIn('fr'), 0]);
  });

  test('applies the chosen theme on another device after sign-in', async () => {
    const other = { ...person, email: 'dark@exemple.fr' };
    const { put } = await seedAccount(stage.server, other.email, other.password);
    await put(documentsWith({ darkTheme: true }));
    const complaints = await inOwnPage(stage, 'en', async (device) => {
      await device.page.goto(`${stage.server.origin}/login`);
      await device.field('fields.email').waitFor();
      const [applied] = await themeOf(device);
      expect(applied).toBe('light');
      await signIn(device.app, other);
      await device.region('situation.title').waitFor();
      await isWorn(device, 'dark');
    });
    expect(complaints).toEqual([]);
  });
});
