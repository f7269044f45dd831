import { fromCallback } from 'xstate';
import { describe, expect, test } from 'vitest';
import { appMachine } from '../../src/machines/app/app.machine.ts';
import { info } from '../../src/machines/toaster/toast.ts';
import { done, failed } from '../support/chart/events.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { verifiedAda } from '../support/chart/fixtures/users.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const link = { mode: 'verifyEmail', code: 'c0de' } as const;
const browsing = () => ({ environment: testEnvironment(), link: undefined });
const following = () => ({ environment: testEnvironment(), link });

testChart(appMachine, {
  inputs: [browsing, following],
  cases: [
    done(
      'loadEmailAction',
      fromCallback(() => {}),
    ),
    failed('loadEmailAction', new TypeError('Failed to fetch dynamically imported module')),
  ],
  project: (context) => context.link,
  invariants: {
    browsing: ({ children }) => Object.keys(children).toSorted().join() === 'install,session,toaster',
    loadingEmailAction: (snapshot) => snapshot.hasTag('loading') && snapshot.context.emailAction === undefined,
    notLoaded: (snapshot) => snapshot.can({ type: 'retry.requested' }) && snapshot.context.emailAction === undefined,
    followingLink: ({ children }) => Object.keys(children).toSorted().join() === 'emailAction,install,session,toaster',
  },
});

describe('the app', () => {
  test('starts the session with the environment, and follows no link by default', () => {
    const input = browsing();
    const { calls } = startSystem(appMachine, { input });
    expect(calls.map(({ id }) => id)).toEqual(['toaster', 'install', 'session']);
    expect(calls.at(-1)?.input).toEqual({ environment: input.environment });
  });

  test('follows the link of a mail that opened the page', () => {
    const { calls } = startSystem(appMachine, { input: following() });
    expect(calls.find(({ id }) => id === 'emailAction')?.input).toEqual({ link });
  });

  test('shows the toast of any chart for 3000 ms', () => {
    const { actor, clock } = startSystem(appMachine, { input: browsing(), realCharts: ['toaster', 'session'] });
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
