import type { ParametersEvent } from '../../../src/machines/parameters/parameters.events.ts';
import type { Screen } from '../device/screen.ts';
import type { World } from '../world.ts';
import type { Dates } from './dates.ts';
import type { Labels } from './labels.ts';

/** The habits of a user: a mix of actions, creating and deleting whole sheets, editing the same few lines, or importing files. */
export type Profile = 'everyday' | 'wholeSheets' | 'sameLines' | 'files';

export type SimulatedUser = {
  readonly world: World;
  readonly labels: Labels;
  readonly dates: Dates;
  readonly browser: string;
  readonly profile: Profile;
  /** The inverse of the latest change of a list. */
  readonly inverse: { value: ParametersEvent | undefined };
};

export type Action = (screen: Screen, user: SimulatedUser) => void;
