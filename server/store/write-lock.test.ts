import { describe, expect, it } from 'vitest';
import { createWriteLock } from './write-lock.ts';

const fail = async (): Promise<never> => Promise.reject(new Error('failed'));

describe('the write lock', () => {
  it('allows writes at the same time, and exclusive work only while no write runs', async () => {
    const lock = createWriteLock();
    const [first, second, packing] = [1, 2, 3].map(() => Promise.withResolvers<string>());
    const shared = [first, second].map(async (gate) => lock.share(async () => gate?.promise));
    expect(await lock.tryExclusive(async () => Promise.resolve('alone'))).toBeUndefined();
    first?.resolve('first');
    second?.resolve('second');
    expect(await Promise.all(shared)).toEqual(['first', 'second']);

    const alone = lock.tryExclusive(async () => packing?.promise);
    let hasBegun = false;
    const later = lock.share(() => {
      hasBegun = true;
      return 'later';
    });
    expect(await lock.tryExclusive(async () => Promise.resolve('another'))).toBeUndefined();
    expect(hasBegun).toBe(false);
    packing?.resolve('packed');
    expect([await alone, await later]).toEqual(['packed', 'later']);
  });

  it('is released when the work fails', async () => {
    const lock = createWriteLock();
    await expect(lock.share(fail)).rejects.toThrow('failed');
    await expect(lock.tryExclusive(fail)).rejects.toThrow('failed');
    expect(await lock.tryExclusive(async () => Promise.resolve('alone'))).toBe('alone');
    expect(await lock.share(() => 'shared')).toBe('shared');
  });
});
