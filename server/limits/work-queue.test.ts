import { describe, expect, it } from 'vitest';
import { createWorkQueue, OverloadError } from './work-queue.ts';

describe('a work queue', () => {
  it('limits running and waiting tasks, and refuses further tasks', async () => {
    const { checkCapacity, run } = createWorkQueue({ running: 1, waiting: 1 });
    checkCapacity();
    const gate = Promise.withResolvers<string>();
    const first = run(async () => gate.promise);
    const second = run(async () => Promise.resolve('second'));
    expect(checkCapacity).toThrow(OverloadError);
    await expect(run(async () => Promise.resolve('third'))).rejects.toThrow(OverloadError);
    gate.resolve('first');
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(await run(async () => Promise.resolve('later'))).toBe('later');
  });

  it('serves callers round-robin, even if one caller has many waiting tasks', async () => {
    const { run } = createWorkQueue({ running: 1, waiting: 10, waitingPerCaller: 3 });
    const gate = Promise.withResolvers<undefined>();
    const done: string[] = [];
    const enqueue = async (caller: string, name: string) =>
      run(async () => {
        await gate.promise;
        done.push(name);
      }, caller);
    const accepted = [enqueue('a', 'a1'), enqueue('a', 'a2'), enqueue('a', 'a3'), enqueue('a', 'a4')];
    await expect(enqueue('a', 'a5')).rejects.toThrow(OverloadError);
    accepted.push(enqueue('b', 'b1'), enqueue('b', 'b2'), enqueue('c', 'c1'));
    gate.resolve(undefined);
    await Promise.all(accepted);
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });
});
