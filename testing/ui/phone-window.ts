import { afterAll, beforeAll } from 'vitest';

/** Sets the window to the size of a phone for the tests of a file. */
export const usePhoneWindow = (): void => {
  const { innerWidth, innerHeight } = window;
  beforeAll(() => {
    Object.assign(window, { innerWidth: 360, innerHeight: 780 });
  });
  afterAll(() => {
    Object.assign(window, { innerWidth, innerHeight });
  });
};
