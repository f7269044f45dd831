import { expect, test } from 'vitest';
import { calendarViews } from './view.ts';

// Source: docs/specification.md#picker-views.
test('offers days to years by default, and opens on the lowest level', () => {
  expect(calendarViews({})).toEqual({ minView: 'day', maxView: 'year', initialView: 'day' });
  expect(calendarViews({ minView: 'month' }).initialView).toBe('month');
});

// Source: docs/specification.md#picker-initial-view.
test.each([
  { minView: 'month', initialView: 'day' },
  { maxView: 'month', initialView: 'year' },
  { minView: 'year', maxView: 'day' },
] as const)('throws for an initial view out of range: %o', (views) => {
  expect(() => calendarViews(views)).toThrow(
    new RangeError('initial view cannot be rendered based on the minimum and maximum views'),
  );
});
