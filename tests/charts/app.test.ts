import { describe, expect, test } from 'vitest';
import { wholeApp } from '../../scripts/charts/whole-charts.ts';
import { success } from '../../src/machines/toaster/toast.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const link = { mode: 'verifyEmail', code: 'c0de' } as const;
const welcome = success('toast.signInSucceeded');
const browsing = () => ({ environment: testEnvironment(), link: undefined });
const following = () => ({ environment: testEnvironment(), link });

testChart(wholeApp, {
  inputs: [browsing, following],
  cases: [{ type: 'toast.requested', toast: welcome }],
  project: (context) => context.link,
  holds: {
    browsing: ({ children }) => Object.keys(children).toSorted().join() === 'install,session,toaster',
    followingLink: ({ children }) => Object.keys(children).toSorted().join() === 'emailAction,install,session,toaster',
  },
});

describe('the app', () => {
  test('hands a toast to the toaster', () => {
    const { actor, received } = startSystem(wholeApp, { input: browsing() });
    actor.send({ type: 'toast.requested', toast: welcome });
    expect(received).toEqual([{ id: 'toaster', event: { type: 'toast.requested', toast: welcome } }]);
  });

  test('starts the session with its environment, and follows no link when there is none', () => {
    const input = browsing();
    const { calls } = startSystem(wholeApp, { input });
    expect(calls.map(({ id }) => id)).toEqual(['toaster', 'install', 'session']);
    expect(calls.at(-1)?.input).toEqual({ environment: input.environment });
  });

  test('follows the link that the page was opened with', () => {
    const { calls } = startSystem(wholeApp, { input: following() });
    expect(calls.find(({ id }) => id === 'emailAction')?.input).toEqual({ link });
  });

  test('shows a toast of its real toaster for 3000 ms', () => {
    const { actor, clock } = startSystem(wholeApp, { input: browsing(), kept: ['toaster'] });
    actor.send({ type: 'toast.requested', toast: welcome });
    const shown = () => actor.getSnapshot().children.toaster?.getSnapshot().context.toast;
    clock.increment(2999);
    expect(shown()).toEqual(welcome);
    clock.increment(1);
    expect(shown()).toBeUndefined();
  });
});
