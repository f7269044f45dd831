import { describe, expect, test } from 'vitest';
import { type AccountState, onboardingMachine } from '../../src/machines/onboarding/onboarding.machine.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const observed = (account: AccountState) => ({ type: 'account.observed', account }) as const;
const skipped = { type: 'onboarding.skipped' } as const;
const dismissed = { type: 'onboarding.dismissed' } as const;

testChart(onboardingMachine, {
  cases: [observed('emptyInCache'), observed('empty'), observed('begun'), observed('complete')],
  project: ({ isBalanceConfirmed }) => [isBalanceConfirmed],
  invariants: {
    asking: ({ context }) => !context.isBalanceConfirmed,
    'guiding.assumed': () => true,
    'guiding.known': () => true,
    over: () => true,
  },
});

const start = () => {
  let stored = 0;
  const machine = onboardingMachine.provide({ actions: { storeDismissal: () => void (stored += 1) } });
  const { actor } = startSystem(machine);
  const isGuiding = () => actor.getSnapshot().matches('guiding');
  return { actor, isGuiding, stored: () => stored };
};

// Source: docs/specification.md#begin.
describe('a person whose account is empty', () => {
  test('is guided until all is there, which is kept, and never again', () => {
    const { actor, isGuiding, stored } = start();
    actor.send(observed('empty'));
    expect(isGuiding()).toBe(true);
    actor.send(observed('begun'));
    // Undone.
    actor.send(observed('empty'));
    expect([isGuiding(), stored()]).toEqual([true, 0]);
    actor.send(observed('complete'));
    expect([isGuiding(), stored()]).toEqual([false, 1]);
    actor.send(observed('empty'));
    expect([isGuiding(), stored()]).toEqual([false, 1]);
  });

  test('can skip it, which is kept', () => {
    const { actor, isGuiding, stored } = start();
    actor.send(observed('empty'));
    actor.send(skipped);
    actor.send(observed('empty'));
    expect([isGuiding(), stored()]).toEqual([false, 1]);
  });

  test('is not guided where the device, or another tab, knows that it is over', () => {
    const known = start();
    known.actor.send(dismissed);
    known.actor.send(observed('empty'));
    expect([known.isGuiding(), known.stored()]).toEqual([false, 0]);
    const other = start();
    other.actor.send(observed('empty'));
    other.actor.send(dismissed);
    expect([other.isGuiding(), other.stored()]).toEqual([false, 0]);
  });

  test('is guided at once by what the device knows, until the server knows of more', () => {
    const alone = start();
    alone.actor.send(observed('emptyInCache'));
    expect(alone.isGuiding()).toBe(true);
    alone.actor.send(observed('empty'));
    alone.actor.send(observed('emptyInCache'));
    alone.actor.send(observed('begun'));
    expect(alone.isGuiding()).toBe(true);
    const elsewhere = start();
    elsewhere.actor.send(observed('emptyInCache'));
    elsewhere.actor.send(observed('begun'));
    expect([elsewhere.isGuiding(), elsewhere.stored()]).toEqual([false, 0]);
  });
});

// Source: docs/specification.md#begin.
test.each(['begun', 'complete'] as const)('whoever has entered something before (%s) is not guided', (account) => {
  const { actor, isGuiding, stored } = start();
  actor.send(observed(account));
  actor.send(observed('empty'));
  expect([isGuiding(), stored()]).toEqual([false, 0]);
});
