import { describe, expect, test } from 'vitest';
import { hasUnsavedInput } from './unsaved-input.ts';

describe('unsaved input', () => {
  test.each([
    ['text in an add row', '<form data-draft=""><input value="Bread"></form>'],
    ['an edited cell', '<span data-draft="edit"><input value="Bread"></span>'],
    ['a form in a dialog', '<div role="dialog"><form></form></div>'],
  ])('is found in %s', (_, html) => {
    document.body.innerHTML = html;
    expect(hasUnsavedInput()).toBe(true);
  });

  test.each([
    ['an empty page', ''],
    ['an untouched form', '<form><input value="ada@example.org"></form>'],
    ['an empty add row', '<form data-draft=""><input><input type="checkbox" checked></form>'],
    ['an add row with a proposed day', '<form data-draft=""><p data-proposed=""><input value="22"></p></form>'],
    ['a search field', '<form><input type="search" value=""></form>'],
    ['a dialog without a form', '<div role="dialog"><button>Close</button></div>'],
  ])('is not found in %s', (_, html) => {
    document.body.innerHTML = html;
    expect(hasUnsavedInput()).toBe(false);
  });

  test('is found in a field whose value has changed', () => {
    document.body.innerHTML = '<form><input value="ada@example.org"></form>';
    const input = document.querySelector('input');
    if (input) input.value = 'ada@exemple.fr';
    expect(hasUnsavedInput()).toBe(true);
  });
});
