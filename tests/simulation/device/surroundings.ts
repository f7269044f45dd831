import type { Bug } from '../bugs/bugs.ts';
import type { Database } from '../database/database.ts';
import type { Senders } from '../oracle/senders.ts';
import type { Waits } from '../oracle/waits.ts';
import type { Acts } from '../person/acts.ts';
import type { World } from '../world/world.ts';
import type { Browser } from './device.ts';

/** The environment of a tab. */
export type Surroundings = {
  readonly world: World;
  readonly database: Database;
  readonly browser: Browser;
  readonly acts: Acts;
  readonly waits: Waits;
  readonly senders: Senders;
  readonly bug: Bug;
};
