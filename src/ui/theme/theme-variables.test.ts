import { expect, test } from 'vitest';
import { themeVariables } from './theme-variables.ts';

test('the static variables are those of the theme', async () => {
  await expect(themeVariables()).toMatchFileSnapshot('./variables.css');
});
