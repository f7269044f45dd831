import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const start = async (count: number) => {
  const outDay = Array.from({ length: count }, (_, index) =>
    anEntry({ name: `Entry ${index}`, id: `${index}`, day: 1 }),
  );
  const { user } = await renderSignedIn(<HomeScreen />, { content: { outDay } });
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  within(daily.getByRole('listitem', { name: /^Entry 1,/u }))
    .getByRole('checkbox')
    .focus();
  return user;
};

const focused = () => {
  const cell = document.activeElement?.closest<HTMLElement>('[data-cell]');
  return [cell?.closest('li')?.dataset['row'], cell?.dataset['cell']];
};

// Source: docs/specification.md#list-keys.
test('moves the focus to the first and last row by Home and End, even in a virtualised list', async () => {
  const user = await start(300);
  await user.keyboard('{End}');
  expect(focused()).toEqual(['99', 'paid']);
  await user.keyboard('{Home}');
  expect(focused()).toEqual(['0', 'paid']);
});

// Source: docs/specification.md#list-keys.
test('moves the focus by a visible page with Page Down and Page Up, within the list', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(24 * 4);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(24);
  const user = await start(6);
  const rows: unknown[] = [];
  for (const key of ['PageDown', 'PageDown', 'PageUp', 'PageUp']) {
    await user.keyboard(`{${key}}`);
    rows.push(focused()[0]);
  }
  expect(rows).toEqual(['4', '5', '2', '0']);
});

test('leaves Alt with an arrow to the browser', async () => {
  const user = await start(3);
  await user.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}');
  expect(focused()).toEqual(['1', 'paid']);
});
