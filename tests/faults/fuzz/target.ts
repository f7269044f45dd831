import type { Owner } from '../support/owner.ts';

/** A request as it is drawn, before it is spoiled. */
export type Attack = { readonly method: string; readonly path: string; readonly type?: string; readonly body?: string };

/** Who attacks, and whose data must stay as they are. */
export type Target = { readonly attacker: Owner; readonly neighbour: Owner; readonly emails: readonly string[] };
