const sqliteFull = 13;
const sqliteSharedMemorySize = 4874;

/** The disk is full for new data; deletions and sign-outs still work. */
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

/** Returns the primary result code of an error of SQLite; 0 for any other error. */
const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) % 256 : 0;

const sqliteBusy = 5;

/** Whether an error of SQLite means that another connection has its lock (SQLITE_BUSY). */
export const isBusy = (error: unknown): boolean => codeOf(error) === sqliteBusy;

const sqliteCorrupt = 11;
const sqliteNotADatabase = 26;

/** Whether an error of SQLite means that the file is not a database (SQLITE_NOTADB). */
export const isNotADatabase = (error: unknown): boolean => codeOf(error) === sqliteNotADatabase;

/** Whether an error of SQLite means that the file is damaged or not a database. */
export const isUnreadable = (error: unknown): boolean => codeOf(error) === sqliteCorrupt || isNotADatabase(error);
