import type { World } from '../world.ts';
import type { Violation } from './violation.ts';

/** Records the Retry-After of each tab. A tab that sends earlier is a violation. */
export type Waits = {
  /** `duration` is in milliseconds. */
  readonly postpone: (tab: string, duration: number) => void;
  readonly checkSend: (tab: string, what: string) => void;
  readonly violations: () => readonly Violation[];
};

export function createWaits({ now }: Pick<World, 'now'>): Waits {
  const ends = new Map<string, number>();
  const violations: Violation[] = [];
  return {
    postpone: (tab, duration) => {
      ends.set(tab, Math.max(ends.get(tab) ?? 0, now() + duration));
    },
    checkSend: (tab, what) => {
      const early = (ends.get(tab) ?? 0) - now();
      if (early > 0) violations.push({ kind: 'sentTooEarly', what: `${what} of ${tab}, ${early} ms early` });
    },
    violations: () => violations,
  };
}
