const sqliteBusy = 5;

/** Whether something was refused because another process writes into the database. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === sqliteBusy;
