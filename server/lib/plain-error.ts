/** An error that is printed as its message without a stack. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PlainError';
  }
}

/** Returns the message of an error as one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message !== '' ? error.message : String(error)).replaceAll(/\s+/g, ' ');

const lineOf = (error: unknown): string => {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error && 'errcode' in error
    ? `The database cannot be used: ${reasonOf(error)}`
    : reasonOf(error);
};

/** Runs a command. Prints an error as one line on stderr and sets the exit code to 1. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(lineOf(error));
    process.exitCode = 1;
  }
};
