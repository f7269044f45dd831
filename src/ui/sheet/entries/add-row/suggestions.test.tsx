import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { startAddRow as start } from '../../../../../testing/ui/add-row.tsx';

afterEach(cleanup);

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('suggested names', () => {
  const operations = ['Bakery', 'Bank', 'Bar', 'Books', ...Array.from({ length: 12 }, (_, index) => `Z${index}`)];
  const data = { parameters: { operations } };

  // Source: docs/specification.md#suggestions.
  test('start with the typed text, ignoring case', async () => {
    const { user, daily, field } = await start(data);
    await user.type(field.name, 'ba');
    expect(texts(daily.getAllByRole('option'))).toEqual(['Bakery', 'Bank', 'Bar']);
    expect(field.name.getAttribute('aria-expanded')).toBe('true');
  });

  // Source: docs/specification.md#suggestions.
  test('are limited to ten', async () => {
    const { user, daily, field } = await start(data);
    await user.type(field.name, 'z');
    expect(daily.getAllByRole('option')).toHaveLength(10);
  });

  // Source: docs/specification.md#suggestion-keys.
  test('are picked by Enter if highlighted, which focuses the amount and adds no line', async () => {
    const { user, writes, daily, field } = await start(data);
    await user.type(field.name, 'ba{ArrowDown}{ArrowDown}');
    expect(field.name.getAttribute('aria-activedescendant')).toBe(daily.getByRole('option', { name: 'Bank' }).id);
    await user.keyboard('{Enter}');
    expect(field.name).toHaveProperty('value', 'Bank');
    expect(document.activeElement).toBe(field.amount);
    expect(daily.queryByRole('listbox')).toBeNull();
    expect(writes).toEqual([]);
  });

  // Source: docs/specification.md#suggestion-keys.
  test('are picked by Tab if highlighted', async () => {
    const { user, field } = await start(data);
    await user.type(field.name, 'ba{ArrowUp}{Tab}');
    expect(field.name).toHaveProperty('value', 'Bar');
    expect(document.activeElement).toBe(field.amount);
  });

  // Source: docs/specification.md#suggestion-keys.
  test('are picked by a click, which focuses the amount', async () => {
    const { user, daily, field } = await start(data);
    await user.type(field.name, 'bo');
    await user.click(daily.getByRole('option', { name: 'Books' }));
    expect(field.name).toHaveProperty('value', 'Books');
    expect(document.activeElement).toBe(field.amount);
  });

  // Source: docs/specification.md#suggestion-keys.
  test('are closed by Escape, which keeps the typed texts', async () => {
    const { user, daily, field } = await start(data);
    await user.type(field.day, '4');
    await user.type(field.name, 'ba{Escape}');
    expect(daily.queryByRole('listbox')).toBeNull();
    expect(field.name).toHaveProperty('value', 'ba');
    expect(field.day).toHaveProperty('value', '4');
  });

  // Source: docs/specification.md#suggestion-keys.
  test('are ignored by Enter if none is highlighted', async () => {
    const { user, writes, field } = await start(data);
    await user.type(field.day, '4');
    await user.type(field.amount, '9');
    await user.type(field.name, 'ba{Enter}');
    expect(writes[0]).toMatchObject({ entry: { name: 'ba' } });
  });
});
