const sqliteFull = 13;
/** The shared-memory file of the write-ahead log could not grow. */
const sqliteSharedMemorySize = 4874;

/** The disk is full for new data; writes that end or delete something still work. */
export class DiskFullError extends Error {
  constructor() {
    super('There is too little space on the disk for new data.');
    this.name = 'DiskFullError';
  }
}

/** Whether an error of SQLite, the file system or this server means that the disk is full. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof DiskFullError) return true;
  if ('errcode' in error) return error.errcode === sqliteFull || error.errcode === sqliteSharedMemorySize;
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
};

const sqliteBusy = 5;

/** Whether an error of SQLite means that another connection holds its lock (SQLITE_BUSY). */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === sqliteBusy;
