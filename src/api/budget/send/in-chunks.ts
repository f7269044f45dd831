import { maxWrites } from '../../../../contract/writes.ts';
import type { CommitWrite } from '../../documents/documents.ts';

/** Runs the steps in sequence: a later request must not overtake an earlier one. */
export const inSequence = <T>(steps: readonly T[], run: (step: T) => Promise<void>): Promise<void> =>
  steps.reduce<Promise<void>>(async (before, step) => {
    await before;
    await run(step);
  }, Promise.resolve());

/** Maps in sequence: `Promise.all` rejects with the first failure only, and a later one may have a `retryAfter`. */
export async function mapInSequence<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await map(item));
  return results;
}

/** Sends any number of writes in order, as several commits. */
export const inChunks = <W extends CommitWrite>(
  writes: readonly W[],
  commit: (chunk: readonly W[]) => Promise<void>,
): Promise<void> =>
  inSequence(
    Array.from({ length: Math.ceil(writes.length / maxWrites) }, (_, index) =>
      writes.slice(index * maxWrites, (index + 1) * maxWrites),
    ),
    commit,
  );
