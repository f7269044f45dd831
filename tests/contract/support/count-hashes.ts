import { createHook } from 'node:async_hooks';

/** Counts the password hashes of a server in this process: a measure of timing that a slow machine does not distort. */
export const countHashes = () => {
  let hashes = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  return {
    /** The number of hashes started so far. */
    begun: (): number => hashes,
    stop: (): void => {
      hook.disable();
    },
  };
};
