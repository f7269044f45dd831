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
describe('the user of an empty account', () => {
  test('is guided until all steps are done, and never again after this is stored', () => {
    const { actor, isGuiding, stored } = start();
    actor.send(observed('empty'));
    expect(isGuiding()).toBe(true);
    actor.send(observed('begun'));
    // The user undoes the first step.
    actor.send(observed('empty'));
    expect([isGuiding(), stored()]).toEqual([true, 0]);
    actor.send(observed('complete'));
    expect([isGuiding(), stored()]).toEqual([false, 1]);
    actor.send(observed('empty'));
    expect([isGuiding(), stored()]).toEqual([false, 1]);
  });

  test('can skip onboarding, which is stored', () => {
    const { actor, isGuiding, stored } = start();
    actor.send(observed('empty'));
    actor.send(skipped);
    actor.send(observed('empty'));
    expect([isGuiding(), stored()]).toEqual([false, 1]);
  });

  test('is not guided when onboarding was dismissed on the device, or in another tab', () => {
    const known = start();
    known.actor.send(dismissed);
    known.actor.send(observed('empty'));
    expect([known.isGuiding(), known.stored()]).toEqual([false, 0]);
    const other = start();
    other.actor.send(observed('empty'));
    other.actor.send(dismissed);
    expect([other.isGuiding(), other.stored()]).toEqual([false, 0]);
  });

  test('is guided while the cache is empty, until the server sends entries', () => {
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
test.each(['begun', 'complete'] as const)('does not guide the user of an account with entries (%s)', (account) => {
  const { actor, isGuiding, stored } = start();
  actor.send(observed(account));
  actor.send(observed('empty'));
  expect([isGuiding(), stored()]).toEqual([false, 0]);
});
