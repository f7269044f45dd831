import { expect, test } from 'vitest';
import { catalogue } from './charts.ts';

test("lists the states of a chart by path and depth, and each transition as on the chart's page", () => {
  const session = catalogue.find(({ id }) => id === 'session');
  expect(session?.states).toContainEqual({
    id: 'session.signedOut.idle',
    path: 'signedOut.idle',
    name: 'idle',
    depth: 1,
  });
  expect(session?.transitions.get('session.signedOut.idle|signIn.submitted|0')).toBe(
    'signedOut.idle: signIn.submitted → signedOut.signingIn',
  );
});
