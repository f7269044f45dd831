import * as v from 'valibot';
import { expect, test } from 'vitest';
import { wireFields } from './values.ts';

test.each(['9223372036854775807', '-9223372036854775808', '0', '-12'])('%s is a whole number', (integerValue) => {
  expect(v.safeParse(wireFields, { value: { integerValue } }).success).toBe(true);
});

test.each(['', 'x', '1.5', '1e3', ' 1', '0x10', '9223372036854775808', '-9223372036854775809', '1'.repeat(20)])(
  '"%s" is none, which no schema is upset by',
  (integerValue) => {
    expect(v.safeParse(wireFields, { value: { integerValue } }).success).toBe(false);
  },
);
