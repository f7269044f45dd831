import type { Bug } from '../bugs/bugs.ts';
import type { Database } from '../database/database.ts';
import type { Senders } from '../oracle/senders.ts';
import type { Waits } from '../oracle/waits.ts';
import type { ActionLog } from '../user/action-log.ts';
import type { World } from '../world.ts';
import type { Browser } from './browser.ts';

export type Environment = {
  readonly world: World;
  readonly database: Database;
  readonly browser: Browser;
  readonly actionLog: ActionLog;
  readonly waits: Waits;
  readonly senders: Senders;
  readonly bug: Bug;
};
