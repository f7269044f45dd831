import { expect, test } from 'vitest';
import { calendarViews } from './view.ts';

// Source: docs/specification.md#picker-views.
test('a calendar goes from days to years and opens at its lowest level', () => {
  expect(calendarViews({})).toEqual({ minimumView: 'day', maximumView: 'year', initialView: 'day' });
  expect(calendarViews({ minimumView: 'month' }).initialView).toBe('month');
});

// Source: docs/specification.md#picker-initial-view.
test.each([
  { minimumView: 'month', initialView: 'day' },
  { maximumView: 'month', initialView: 'year' },
  { minimumView: 'year', maximumView: 'day' },
] as const)('it cannot open with %o', (views) => {
  expect(() => calendarViews(views)).toThrow(
    new RangeError('initial view cannot be rendered based on the minimum and maximum views'),
  );
});
