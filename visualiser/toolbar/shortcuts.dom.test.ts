import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, html = '<p></p>', modifiers: Partial<Record<'ctrlKey' | 'shiftKey', boolean>> = {}) => {
  const host = document.createElement('div');
  host.innerHTML = html;
  const target = host.querySelector('*') ?? host;
  return shortcutOf({ key, target, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifiers });
};

test('runs a shortcut with any focus', () => {
  expect([' ', 'ArrowLeft', 'ArrowRight', 'End', 'x'].map((key) => press(key))).toEqual([
    'toggle',
    'back',
    'forward',
    'end',
    undefined,
  ]);
  expect(press('ArrowLeft', '<button></button>')).toBe('back');
  expect(press('ArrowLeft', '<input type="checkbox">')).toBe('back');
});

test('ignores a shortcut that the focused control or the browser uses', () => {
  expect(press(' ', '<button></button>')).toBeUndefined();
  expect(press(' ', '<input type="search">')).toBeUndefined();
  expect(press('ArrowLeft', '<input type="search">')).toBeUndefined();
  expect(press('End', '<select></select>')).toBeUndefined();
  expect(press('ArrowLeft', '<p></p>', { ctrlKey: true })).toBeUndefined();
});
