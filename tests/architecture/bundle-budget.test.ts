import { expect, test } from 'vitest';
import { weighFirstRoute } from '../../scripts/bundle/first-route.ts';

test('the first page stays within its budget of scripts', async () => {
  const { withIdentity, home } = await weighFirstRoute();
  expect(withIdentity).toBeLessThanOrEqual(200_000);
  expect(home).toBeLessThanOrEqual(205_000);
});
