const sqliteFull = 13;

/** Whether SQLite refused because there is no room left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteFull;
