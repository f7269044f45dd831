import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/charts.ts';
import { hashOf, readHash } from './link.ts';

test('gives every chart and state a hash that leads to it', () => {
  for (const chart of catalogue) {
    expect(readHash(hashOf(chart), catalogue)).toEqual({ kind: 'chart', chart, state: undefined });
    for (const state of chart.states) expect(readHash(hashOf(chart, state), catalogue)).toMatchObject({ chart, state });
  }
});

test('reads a hash written by hand', () => {
  expect(readHash('', catalogue)).toEqual({ kind: 'none' });
  expect(readHash('#session%2FsignedOut.idle', catalogue)).toMatchObject({ state: { id: 'session.signedOut.idle' } });
  expect(readHash('#session/', catalogue)).toMatchObject({ kind: 'chart', state: undefined });
  expect(readHash('#session/nowhere', catalogue)).toMatchObject({ kind: 'unknown', chart: { id: 'session' } });
  expect(readHash('#nothing/idle', catalogue)).toEqual({ kind: 'unknown', text: 'nothing/idle', chart: undefined });
  expect(readHash('#%', catalogue)).toEqual({ kind: 'unknown', text: '%', chart: undefined });
});
