import type { DrawnRequest } from './drawn-request.ts';

// The emulator denies names with a leading or trailing space.
const isId = (segment: string): boolean =>
  segment !== '' && !segment.includes('/') && !/^(?:\.\.?|__.*__|\s.*|.*\s)$/.test(segment);

/** Whether the protocol itself lets a call be made: others are refused before any rule is asked. */
export const isConform = ({ operation, path, principal }: DrawnRequest): boolean =>
  path.every(isId) && path.length % 2 === Number(operation === 'list') && principal?.uid !== '';
