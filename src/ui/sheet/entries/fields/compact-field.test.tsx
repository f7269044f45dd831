import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startAddRow } from '../../../../../testing/ui/add-row.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// Source: docs/specification.md#add-row-number.
test.each(['a press', 'Tab'])('replaces an amount by typing after %s, but extends a name', async (way) => {
  const { user, field } = await startAddRow();
  await user.type(field.name, 'Bakery');
  await user.type(field.amount, '77');
  await user.click(field.name);
  await (way === 'Tab' ? user.tab() : user.click(field.amount));
  await user.keyboard('8');
  expect(field.amount).toHaveProperty('value', '8');
  // A press in the focused field sets the caret.
  await user.click(field.amount);
  await user.keyboard('5');
  expect(field.amount).toHaveProperty('value', '85');
  await user.click(field.name);
  await user.keyboard('s');
  expect(field.name).toHaveProperty('value', 'Bakerys');
});
