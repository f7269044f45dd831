import type { World } from '../world.ts';
import type { Violation } from './violation.ts';

/** How long the database has asked a tab to wait before it sends again. */
export type Waits = {
  /** `duration` is in milliseconds. */
  readonly heard: (tab: string, duration: number) => void;
  readonly asked: (tab: string, what: string) => void;
  readonly broken: () => readonly Violation[];
};

export function createWaits({ now }: Pick<World, 'now'>): Waits {
  const ends = new Map<string, number>();
  const broken: Violation[] = [];
  return {
    heard: (tab, duration) => {
      ends.set(tab, Math.max(ends.get(tab) ?? 0, now() + duration));
    },
    asked: (tab, what) => {
      const early = (ends.get(tab) ?? 0) - now();
      if (early > 0) broken.push({ kind: 'hurried', what: `${what} of ${tab}, ${early} ms early` });
    },
    broken: () => broken,
  };
}
