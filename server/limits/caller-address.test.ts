import { describe, expect, test } from 'vitest';
import { callerOf, widerNetworkOf } from './caller-address.ts';

describe('the rate-limit key of an address', () => {
  test.each([
    ['9.9.9.9', '9.9.9.9'],
    [' 9.9.9.9 ', '9.9.9.9'],
    ['9.9.9.9:1234', '9.9.9.9'],
    ['[9.9.9.9]', '9.9.9.9'],
    ['[9.9.9.9]:1234', '9.9.9.9'],
    ['::ffff:9.9.9.9', '9.9.9.9'],
    ['::FFFF:0909:0909', '9.9.9.9'],
    ['[::ffff:9.9.9.9]:1234', '9.9.9.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['[2001:0DB8:0001:0002::1]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::2:3:4:5:6', '1:0:0:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('is computed from the address: %j gives %s', (text, caller) => {
    expect(callerOf(text)).toBe(caller);
  });

  test.each([
    '',
    ' ',
    'unknown',
    '_secret',
    '1',
    '0x7f.1',
    '127.1',
    '09.9.9.9',
    '9.9.9.9.9',
    '1.2.3.4:x',
    '[::1',
    '::1]',
  ])('is the same for all unreadable addresses: %j', (text) => {
    expect(callerOf(text)).toBe('unreadable');
  });
});

// Source: docs/specification.md#server-limits.
test.each([
  ['2001:db8:1:2::/64', '2001:db8:1:0::/56'],
  ['2001:db8:1:12ff::/64', '2001:db8:1:1200::/56'],
  ['2001:db8:0:1300::/64', '2001:db8:0:1300::/56'],
  ['9.9.9.9', undefined],
  ['unreadable', undefined],
])('returns the wider network of %s, which is %s', (caller, network) => {
  expect(widerNetworkOf(caller)).toBe(network);
});
