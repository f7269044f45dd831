import { allBounds, runBoundedSteps } from './bounded.ts';
import type { StepReport } from './calls.ts';
import { runFullDiskStep } from './full-disk-step.ts';
import { mountSmallDisk } from './small-disk.ts';

const mebibytes = 40;
const page = 4096;

/** From no free page to sixty, and then several megabytes. */
export const allMoments: readonly number[] = Array.from(
  { length: 61 },
  (_, pages) => pages * page * (pages > 50 ? 20 : 1),
);

const add = (one: StepReport, other: StepReport): StepReport => ({
  accepted: one.accepted + other.accepted,
  refused: one.refused + other.refused,
  wrong: [...one.wrong, ...other.wrong],
});

const nothing: StepReport = { accepted: 0, refused: 0, wrong: [] };

/** Runs a step on a new disk for each number of free bytes. If no disk can be mounted, it limits a database instead. */
export const runFullDisk = async (
  moments: readonly number[],
): Promise<StepReport & { readonly disk: 'real' | 'simulated' }> => {
  let total = nothing;
  for (const bytesLeft of moments) {
    const disk = mountSmallDisk(mebibytes);
    if (disk === undefined) return { ...(await runBoundedSteps(allBounds)), disk: 'simulated' };
    try {
      total = add(total, await runFullDiskStep(disk, bytesLeft));
    } finally {
      disk.remove();
    }
  }
  return { ...total, disk: 'real' };
};
