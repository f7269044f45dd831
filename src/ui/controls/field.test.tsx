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
  ['shows its problem instead of its hint', { hint: 'Yours', problem: 'Not an address' }, ['true', 'Not an address']],
  ['shows its hint while it is valid', { hint: 'Yours' }, ['false', 'Yours']],
  ['is invalid without a message when its error is shown elsewhere', { error: true }, ['true', undefined]],
  ['has no description without a hint or a problem', {}, ['false', undefined]],
])('%s', (_, field, shown) => {
  expect(show(field)).toEqual(shown);
});
