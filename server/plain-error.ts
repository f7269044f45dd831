/** An error of which the message, one line, is all that the person at the command line needs. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PlainError';
  }
}

/** Runs a command; a `PlainError` becomes a line on the error output and the exit code 1. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
