import { afterAll, beforeAll } from 'vitest';

/** Has the tests of a file run in a window as small as a phone's. */
export const usePhoneWindow = (): void => {
  const { innerWidth, innerHeight } = window;
  beforeAll(() => {
    Object.assign(window, { innerWidth: 360, innerHeight: 780 });
  });
  afterAll(() => {
    Object.assign(window, { innerWidth, innerHeight });
  });
};
