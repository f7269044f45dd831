const sqliteFull = 13;
/** The shared-memory file of the write-ahead log could not grow. */
const sqliteSharedMemorySize = 4874;

/** There is too little room for new data; what ends or deletes something goes on. */
export class DiskFullError extends Error {
  constructor() {
    super('There is too little room on the disk for new data.');
    this.name = 'DiskFullError';
  }
}

/** Whether something was refused, by SQLite, the file system or this server, because there is no room left. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof DiskFullError) return true;
  if ('errcode' in error) return error.errcode === sqliteFull || error.errcode === sqliteSharedMemorySize;
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
};

const sqliteBusy = 5;

/** Whether something was refused because another process writes into the database. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === sqliteBusy;
