import type { Owner } from '../support/owner.ts';

export type Attack = { readonly method: string; readonly path: string; readonly type?: string; readonly body?: string };

export type Target = { readonly attacker: Owner; readonly victim: Owner; readonly emails: readonly string[] };
