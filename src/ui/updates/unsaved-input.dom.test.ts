import { expect, test } from 'vitest';
import { isTyping } from './typing.ts';

test.each([
  ['an empty page', '', false],
  ['a form as it came', '<form><input value="ada@example.org"></form>', false],
  ['an add row with nothing in it', '<form data-draft=""><input><input type="checkbox" checked></form>', false],
  ['an add row with a name', '<form data-draft=""><input value="Bread"></form>', true],
  [
    'an add row with a day that nobody typed',
    '<form data-draft=""><p data-proposed=""><input value="22"></p></form>',
    false,
  ],
  ['a search', '<form><input type="search" value=""></form>', false],
  ['a cell that is edited', '<span data-draft="edit"><input value="Bread"></span>', true],
  ['a form in a dialog', '<div role="dialog"><form></form></div>', true],
  ['a dialog that asks', '<div role="dialog"><button>Close</button></div>', false],
])('%s', (_, html, expected) => {
  document.body.innerHTML = html;
  expect(isTyping()).toBe(expected);
});

test('a text that was changed', () => {
  document.body.innerHTML = '<form><input value="ada@example.org"></form>';
  const input = document.querySelector('input');
  if (input) input.value = 'ada@exemple.fr';
  expect(isTyping()).toBe(true);
});
