import { expect, test } from 'vitest';
import { appRules, scriptTokens, themeColors } from './testing/stylesheets.ts';
import { libraryVariables, ownVariables } from './theme-variables.ts';

test('the static variables are those of the theme', async () => {
  await expect(ownVariables()).toMatchFileSnapshot('./variables.css');
  await expect(libraryVariables()).toMatchFileSnapshot('./library-variables.css');
});

test.each(['light', 'dark'] as const)(
  'what is used needs no component of MUI to be there in the %s theme',
  (scheme) => {
    const used = appRules().flatMap(({ uses }) => uses.map(({ token }) => token));
    const there = themeColors(scheme);
    expect([...used, ...scriptTokens()].filter((token) => !there.has(token))).toEqual([]);
  },
);
