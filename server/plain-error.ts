/** An error of which the message is all that the person at the command line needs. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PlainError';
  }
}

/** What an error says, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message !== '' ? error.message : String(error)).replaceAll(/\s+/g, ' ');

const lineOf = (error: unknown): string => {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error && 'errcode' in error
    ? `The database cannot be used: ${reasonOf(error)}`
    : reasonOf(error);
};

/** Runs a command; an error becomes a line on the error output, without its stack, and the exit code 1. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(lineOf(error));
    process.exitCode = 1;
  }
};
