import { createHash } from 'node:crypto';
import { createRandom, type Random } from '../support/random.ts';

/** A discrete-event simulation with a virtual clock and a seeded random source. */
export type World = {
  readonly random: Random;
  readonly now: () => number;
  /** Schedules an event in `delay` milliseconds. Returns the function that cancels the event. */
  readonly after: (delay: number, happen: () => void) => () => void;
  /** Advances the virtual clock by `duration` milliseconds. */
  readonly pass: (duration: number) => Promise<void>;
  readonly hasFaults: () => boolean;
  readonly endFaults: () => void;
  readonly note: (line: string) => void;
  /** A hash of the trace. Two equal runs have the same hash. */
  readonly digest: () => string;
};

type ScheduledEvent = { readonly at: number; readonly happen: () => void };

// Each start is within two minutes of a new year, a leap day or a change of daylight saving time in some time zone.
const starts = [
  Date.UTC(2025, 11, 31, 23, 59),
  Date.UTC(2026, 1, 28, 23, 59),
  Date.UTC(2026, 2, 8, 6, 59),
  Date.UTC(2026, 2, 29, 0, 59),
  Date.UTC(2026, 3, 4, 14, 59),
  Date.UTC(2026, 9, 25, 0, 59),
  Date.UTC(2028, 1, 28, 23, 59),
];
const maxEvents = 200_000;

// All microtasks run before the next macrotask.
const runMicrotasks = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

export function createWorld(seed: number, print?: (line: string) => void): World {
  const trace = createHash('sha1');
  // Sorted so that the next event is last, because `pop` is O(1).
  const queue: ScheduledEvent[] = [];
  const random = createRandom(seed);
  const start = random.pick(starts) ?? 0;
  let now = start;
  let faults = true;
  let count = 0;

  const note = (line: string) => {
    const dated = `${now - start} ${line}\n`;
    trace.update(dated);
    print?.(dated);
  };

  async function pass(duration: number): Promise<void> {
    const end = now + duration;
    await runMicrotasks();
    for (let next = queue.at(-1); next !== undefined && next.at <= end; next = queue.at(-1)) {
      queue.pop();
      now = next.at;
      next.happen();
      await runMicrotasks();
      count += 1;
      if (count > maxEvents) throw new Error('The events never end.');
    }
    now = end;
  }

  return {
    random,
    now: () => now,
    after: (delay, happen) => {
      const event = { at: now + Math.max(0, delay), happen };
      queue.splice(queue.findLastIndex(({ at }) => at > event.at) + 1, 0, event);
      return () => {
        const place = queue.indexOf(event);
        if (place >= 0) queue.splice(place, 1);
      };
    },
    pass,
    hasFaults: () => faults,
    endFaults: () => {
      faults = false;
    },
    note,
    digest: () => trace.copy().digest('hex').slice(0, 16),
  };
}
