import { spawnSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  readonly folder: string;
  /** Simulates another process that uses all free space except for a number of bytes. */
  readonly fill: (bytesLeft?: number) => void;
  /** Releases the space of the simulated process. */
  readonly empty: () => void;
  readonly remove: () => void;
};

const page = Buffer.alloc(4096, 1);

const fillDisk = (file: number): void => {
  try {
    for (;;) writeSync(file, page, 0, page.length, fstatSync(file).size);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
};

/** Mounts a disk in memory, in MiB. Without the permission it prints the reason and returns undefined. */
export const mountSmallDisk = (mebibytes: number): SmallDisk | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'mon-budget-disk-'));
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${String(mebibytes)}m`, 'tmpfs', folder]);
  if (mount.status !== 0) {
    rmdirSync(folder);
    process.stderr.write(
      'NO FULL DISK WAS TRIED: no file system can be mounted here (run as root). A bounded database stands in for it.\n',
    );
    return undefined;
  }
  const file = openSync(join(folder, 'other-program'), 'w');
  return {
    folder,
    fill: (bytesLeft = 0) => {
      fillDisk(file);
      ftruncateSync(file, Math.max(0, fstatSync(file).size - bytesLeft));
    },
    empty: () => {
      ftruncateSync(file, 0);
    },
    remove: () => {
      closeSync(file);
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
};
