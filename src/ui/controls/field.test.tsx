import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppThemeProvider } from '../theme/app-theme-provider.tsx';
import { Field, type FieldProps } from './field.tsx';

afterEach(cleanup);

const show = (field: Omit<FieldProps, 'label'>) => {
  render(
    <AppThemeProvider>
      <Field label="Email" {...field} />
    </AppThemeProvider>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  const id = input.getAttribute('aria-describedby');
  return [input.getAttribute('aria-invalid'), id === null ? undefined : document.getElementById(id)?.textContent];
};

test.each([
  ['says its problem in place of its hint', { hint: 'Yours', problem: 'Not an address' }, ['true', 'Not an address']],
  ['shows its hint while it is valid', { hint: 'Yours' }, ['false', 'Yours']],
  ['is wrong without a word where something else says why', { error: true }, ['true', undefined]],
  ['is described by nothing when there is nothing to say', {}, ['false', undefined]],
])('a field %s', (_, field, shown) => {
  expect(show(field)).toEqual(shown);
});
