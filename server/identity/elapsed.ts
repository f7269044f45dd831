/**
 * Milliseconds since a stored time. One that lies ahead was stored by a clock that was wrong: whatever has a lifetime is over
 * then, so that nothing lives, and nobody is kept waiting, until the clock gets there.
 */
export const elapsedSince = (time: number, now: number): number => (time > now ? Infinity : now - time);
