import type { Owner } from '../support/owner.ts';

/** A random request before its mutation. */
export type Attack = { readonly method: string; readonly path: string; readonly type?: string; readonly body?: string };

/** The attacker, and the victim whose data must not change. */
export type Target = { readonly attacker: Owner; readonly victim: Owner; readonly emails: readonly string[] };
