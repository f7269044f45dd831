import { describe, expect, test } from 'vitest';
import { wholeApp } from '../../scripts/charts/whole-charts.ts';
import { info } from '../../src/machines/toaster/toast.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { verifiedAda } from '../support/chart/people.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const link = { mode: 'verifyEmail', code: 'c0de' } as const;
const browsing = () => ({ environment: testEnvironment(), link: undefined });
const following = () => ({ environment: testEnvironment(), link });

testChart(wholeApp, {
  inputs: [browsing, following],
  project: (context) => context.link,
  holds: {
    browsing: ({ children }) => Object.keys(children).toSorted().join() === 'install,session,toaster',
    followingLink: ({ children }) => Object.keys(children).toSorted().join() === 'emailAction,install,session,toaster',
  },
});

describe('the app', () => {
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

  test('shows what any chart below it says, for 3000 ms', () => {
    const { actor, clock } = startSystem(wholeApp, { input: browsing(), kept: ['toaster', 'session'] });
    const { session } = actor.getSnapshot().children;
    session?.send({ type: 'identity.changed', user: verifiedAda });
    session?.send({ type: 'identity.changed', user: undefined });
    const shown = () => actor.getSnapshot().children.toaster?.getSnapshot().context.toast;
    clock.increment(2999);
    expect(shown()).toEqual(info('toast.sessionLost'));
    clock.increment(1);
    expect(shown()).toBeUndefined();
  });
});
