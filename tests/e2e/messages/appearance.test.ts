import { describe, expect, test } from 'vitest';
import { seedAccount } from '../../support/seed.ts';
import { camille, signIn } from '../support/account.ts';
import { useStage } from '../support/stage.ts';
import { denies } from '../support/calls.ts';
import { documentsWith, settingsChange, useSection } from './parameters.ts';
import { languages, textOf } from '../../support/texts.ts';
import { onOwnPage, type Screen } from './support.ts';
import { soon, told, toasts } from '../support/told.ts';

const stage = useStage();

const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];

/** The theme that the page wears, and the one that the browser keeps. */
const themeOf = ({ page }: Screen) =>
  page.evaluate(() => [document.documentElement.dataset['theme'], localStorage.getItem('user-theme')]);
const isWorn = async (screen: Screen, theme: Theme) => {
  await expect.poll(() => themeOf(screen), soon).toEqual([theme, `${theme}-theme`]);
};

describe.each(languages)('the appearance, in %s', (language) => {
  const person = { ...camille, email: `appearance-${language}@exemple.fr` };
  const screen = useSection(stage, language, { section: 'appearance', person, stored: { darkTheme: false } });
  const radio = (theme: Theme) =>
    screen().page.getByRole('radio', { name: textOf(language, `parameters.appearance.${theme}`) });

  // Source: docs/specification.md#theme.
  test.each(themes)('a %s theme is worn at once, kept in the browser and sent to the server', async (theme) => {
    const other = theme === 'dark' ? 'light' : 'dark';
    await radio(other).check();
    await isWorn(screen(), other);
    await screen().app.saved();
    screen().documents.clear();
    await radio(theme).check();
    await isWorn(screen(), theme);
    await expect
      .poll(() => screen().documents.sent(settingsChange), soon)
      .toEqual([{ fields: { darkTheme: { booleanValue: theme === 'dark' } } }]);
    expect(screen().documents.count('updateMask.fieldPaths=darkTheme')).toBe(1);
    await screen().app.saved();
  });

  // Source: docs/specification.md#language-choice.
  test('another language is spoken at once and after a reload, until the browser is followed again', async () => {
    const { page } = screen();
    const other = language === 'fr' ? 'en' : 'fr';
    const shown = async () => [
      await page.locator('html').getAttribute('lang'),
      await page.title(),
      await page.getByRole('heading', { level: 1 }).innerText(),
      await page.getByRole('link', { name: textOf(other, 'navigation.savings') }).count(),
    ];
    const titleIn = (spoken: typeof other) => textOf(spoken, 'parameters.sections.appearance');
    const documentTitle = (spoken: typeof other) => textOf(spoken, 'shell.documentTitle', { page: titleIn(spoken) });
    const inOther = [other, documentTitle(other), titleIn(other), 1];
    await page.getByRole('radio', { name: other === 'en' ? 'English' : 'Français' }).check();
    await expect.poll(shown, soon).toEqual(inOther);
    await page.reload();
    await expect.poll(shown).toEqual(inOther);
    await page.getByRole('radio', { name: textOf(other, 'parameters.appearance.browserLanguage') }).check();
    await expect.poll(shown, soon).toEqual([language, documentTitle(language), titleIn(language), 0]);
  });

  // Source: docs/specification.md#refused-message.
  test('a theme that the server refuses is taken back, and that is told', async () => {
    await radio('light').check();
    await screen().app.saved();
    screen().documents.answer(settingsChange, denies(400, 'INVALID_ARGUMENT'));
    await radio('dark').check();
    await expect.poll(told(toasts(screen().page), 'alert'), soon).toEqual([textOf(language, 'notice.writeRefused')]);
    await isWorn(screen(), 'light');
    expect(await radio('light').isChecked()).toBe(true);
  });

  // Source: docs/specification.md#theme-account.
  test('a chosen theme is worn on another device from the sign-in on', async () => {
    const other = { ...person, email: `dark-${language}@exemple.fr` };
    const { put } = await seedAccount(stage.server, other.email, other.password);
    await put(documentsWith({ darkTheme: true }));
    const complaints = await onOwnPage(stage, language, async (device) => {
      await device.page.goto(`${stage.server.origin}/login`);
      await device.page.getByLabel(textOf(language, 'fields.email'), { exact: true }).waitFor();
      const [worn] = await themeOf(device);
      expect(worn).toBe('light');
      await signIn(device.app, other);
      await device.region('situation.title').waitFor();
      await isWorn(device, 'dark');
    });
    expect(complaints).toEqual([]);
  });
});
