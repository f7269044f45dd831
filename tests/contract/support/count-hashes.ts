import { createHook } from 'node:async_hooks';

/** Counts the password hashes that a server in this process begins: the work of a call, on a machine of any speed. */
export const countHashes = () => {
  let hashes = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  return {
    /** How many hashes were begun so far. */
    begun: (): number => hashes,
    stop: (): void => {
      hook.disable();
    },
  };
};
