import { expect, test } from 'vitest';
import { createTokenSource } from './token-source.ts';

test('calls that need a new token at the same time share one renewal (race)', async () => {
  const forced: boolean[] = [];
  const tokens = createTokenSource(async (force) => {
    forced.push(force);
    return `token ${forced.length}`;
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => tokens.refreshed()));
  expect(new Set(answers)).toEqual(new Set(['token 1']));
  expect(forced).toEqual([true]);
});

test('a call that starts during a renewal waits for the new token', async () => {
  const tokens = createTokenSource(async (force) => (force ? 'new' : 'old'));
  const renewal = tokens.refreshed();
  expect(await tokens.current()).toBe('new');
  await renewal;
  expect(await tokens.current()).toBe('old');
});

test('a failed renewal does not block the next one', async () => {
  let withStorage = 0;
  const tokens = createTokenSource(async () => {
    withStorage += 1;
    if (withStorage === 1) throw new Error('offline');
    return 'second';
  });
  await expect(tokens.refreshed()).rejects.toThrow('offline');
  expect(await tokens.refreshed()).toBe('second');
});
