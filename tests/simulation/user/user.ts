import type { ParametersEvent } from '../../../src/machines/parameters/parameters.events.ts';
import type { Screen } from '../device/screen.ts';
import type { World } from '../world.ts';
import type { Dates } from './dates.ts';
import type { Labels } from './labels.ts';

/**
 * What somebody mostly does: a bit of everything, whole sheets that come and go, the same few lines all the time, or files
 * that are imported.
 */
export type Habit = 'everyday' | 'wholeSheets' | 'sameLines' | 'files';

/** A simulated user on one device. */
export type Person = {
  readonly world: World;
  readonly labels: Labels;
  readonly dates: Dates;
  readonly browser: string;
  readonly habit: Habit;
  /** The inverse of the latest change of a list. */
  readonly wayBack: { value: ParametersEvent | undefined };
};

export type Deed = (screen: Screen, person: Person) => void;
