import { describe, expect, it } from 'vitest';
import { createWorkQueue, OverloadError } from './work-queue.ts';

describe('a work queue', () => {
  it('runs so many at once, lets so many wait, and refuses the rest', async () => {
    const { checkRoom, run } = createWorkQueue({ running: 1, waiting: 1 });
    checkRoom();
    const gate = Promise.withResolvers<string>();
    const first = run(async () => gate.promise);
    const second = run(async () => Promise.resolve('second'));
    expect(checkRoom).toThrow(OverloadError);
    await expect(run(async () => Promise.resolve('third'))).rejects.toThrow(OverloadError);
    gate.resolve('first');
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(await run(async () => Promise.resolve('later'))).toBe('later');
  });

  it('gives callers their turns, however many tasks one of them has brought', async () => {
    const { run } = createWorkQueue({ running: 1, waiting: 10, waitingPerCaller: 3 });
    const gate = Promise.withResolvers<undefined>();
    const done: string[] = [];
    const bring = async (caller: string, name: string) =>
      run(async () => {
        await gate.promise;
        done.push(name);
      }, caller);
    const accepted = [bring('a', 'a1'), bring('a', 'a2'), bring('a', 'a3'), bring('a', 'a4')];
    await expect(bring('a', 'a5')).rejects.toThrow(OverloadError);
    accepted.push(bring('b', 'b1'), bring('b', 'b2'), bring('c', 'c1'));
    gate.resolve(undefined);
    await Promise.all(accepted);
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });
});
