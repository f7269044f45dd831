import { afterEach, expect, test, vi } from 'vitest';
import { readDate } from './date-input.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const november20 = { year: 2026, month: 11, day: 20 };

// Source: docs/specification.md#picker-value.
test.each(['2026-11-20', ' 2026-11-20 ', '2026/11/20', '2026-11-20T23:30', '2026-11-20T23:30:59.999'])(
  'reads the text %o as a local day in every time zone',
  (text) => {
    for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', zone);
      expect(readDate(text)).toEqual(november20);
    }
  },
);

// Source: docs/specification.md#picker-value.
test("reads an instant as a day of the device's time zone", () => {
  vi.stubEnv('TZ', 'America/New_York');
  const instant = Date.UTC(2026, 10, 21, 3);
  expect([instant, new Date(instant), '2026-11-21T03:00:00Z'].map(readDate)).toEqual([
    november20,
    november20,
    november20,
  ]);
});

test('reads a day without zero padding', () => {
  expect(readDate('2026-9-5')).toEqual({ year: 2026, month: 9, day: 5 });
});

// Source: docs/specification.md#picker-value.
test.each([undefined, null, '', 'no date', '2026-02-30', '2026-13-01', 'about 1', '2026-11-20Tnoon', Number.NaN, 9e15])(
  'rejects %o',
  (value) => {
    expect(readDate(value)).toBeUndefined();
  },
);

// Source: docs/specification.md#picker-value.
test('rejects an invalid Date', () => {
  expect(readDate(new Date(Number.NaN))).toBeUndefined();
});
