import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { type Columns, ParametersSkeleton } from './parameters-skeleton.tsx';
import { openParameters } from '../../../../testing/ui/open-parameters.tsx';

afterEach(cleanup);

const parameters = { operations: [], categories: [{ name: 'Food', operations: [] }] };

test('explains where operations come from when there are none', async () => {
  await openParameters({ parameters });
  const title = await screen.findByText('No operations');
  expect(title.parentElement?.textContent).toBe(
    'No operationsAdd a name here, or enter an expense: its name adds itself.',
  );
});

test('explains categories when there are none', async () => {
  await openParameters({ parameters: { operations: ['Bakery'], categories: [] } }, 'Categories');
  const title = await screen.findByText('No categories');
  expect(title.parentElement?.textContent).toBe('No categoriesA category groups operations: Food, Transport, Leisure…');
});

test('asks for operations first when a category has none to choose from', async () => {
  const { user } = await openParameters({ parameters }, 'Categories');
  await user.click(await screen.findByRole('button', { name: 'Choose operations' }));
  const title = await screen.findByText('No operations to choose');
  expect(title.parentElement?.textContent).toBe('No operations to chooseAdd operations first.');
});

test.each([
  [1, 8],
  [2, 16],
] as const)('draws a skeleton with %i columns and fields, and %i rows', async (columns: Columns, rows) => {
  await renderSignedIn(<ParametersSkeleton columns={columns} />);
  const [fields, list] = document.querySelectorAll('[aria-busy="true"] > [aria-hidden="true"]');
  expect([fields?.childElementCount, list?.childElementCount]).toEqual([columns, rows]);
});
