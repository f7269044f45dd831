import * as v from 'valibot';
import type { WireFields } from '../../../contract/values.ts';
import { wirePage } from '../../../contract/values.ts';
import { documentsUrl, send } from '../../contract/support/calls.ts';
import { entryFields } from '../../contract/support/samples.ts';
import type { Random } from '../../support/random.ts';
import type { Owner } from '../support/owner.ts';
import type { Change } from './ledger.ts';

export type WriteRequest = {
  readonly url: string;
  readonly method: string;
  readonly body?: unknown;
  readonly change: Change;
};

/** The target of a client: a collection in one of the owner's sheets. */
export type Target = { readonly origin: string; readonly owner: Owner; readonly collection: string };

const commitSize = 20;

const amount = (value: number): WireFields => ({ value: { integerValue: String(value) } });
const line = (id: string, value: number): WireFields => ({ ...entryFields(id), ...amount(value) });
const idOf = (path: string): string => path.split('/').at(-1) ?? '';

/** Creates the next random request of a client that has written `lines`. */
export const drawRequest = (target: Target, lines: ReadonlyMap<string, number>, random: Random): WriteRequest => {
  const root = `${documentsUrl(target.origin)}/${target.owner.uid}`;
  const value = random.below(1_000_000);
  const known = random.pick([...lines.keys()]);
  const fresh = (): string => `${target.collection}/${random.id()}`;

  const create = (): WriteRequest => {
    const path = fresh();
    return {
      url: `${root}/${target.collection}?documentId=${idOf(path)}`,
      method: 'POST',
      body: { fields: line(idOf(path), value) },
      change: new Map([[path, value]]),
    };
  };
  const commit = (): WriteRequest => {
    const gone = [...lines.keys()].slice(0, random.below(commitSize / 2));
    const made = Array.from({ length: commitSize - gone.length }, fresh);
    const name = (path: string): string =>
      `projects/mon-budget/databases/(default)/documents/${target.owner.uid}/${path}`;
    const creations = made.map((path) => ({
      update: { name: name(path), fields: line(idOf(path), value) },
      currentDocument: { exists: false },
    }));
    return {
      url: `${documentsUrl(target.origin)}:commit`,
      method: 'POST',
      body: { writes: [...gone.map((path) => ({ delete: name(path) })), ...creations] },
      change: new Map([
        ...gone.map((path) => [path, undefined] as const),
        ...made.map((path) => [path, value] as const),
      ]),
    };
  };
  const patch = (path: string): WriteRequest => ({
    url: `${root}/${path}?updateMask.fieldPaths=value&currentDocument.exists=true`,
    method: 'PATCH',
    body: { fields: amount(value) },
    change: new Map([[path, value]]),
  });
  const remove = (path: string): WriteRequest => ({
    url: `${root}/${path}`,
    method: 'DELETE',
    change: new Map([[path, undefined]]),
  });

  const kind = random.fraction();
  if (known === undefined || kind < 0.3) return create();
  if (kind < 0.6) return commit();
  return kind < 0.85 ? patch(known) : remove(known);
};

/** Reads all pages of a collection. Returns the amounts of its lines by path. */
export const readAmounts = async ({ origin, owner, collection }: Target): Promise<ReadonlyMap<string, number>> => {
  const amounts = new Map<string, number>();
  let token: string | undefined = '';
  while (token !== undefined) {
    const url = `${documentsUrl(origin)}/${owner.uid}/${collection}?pageSize=300&pageToken=${encodeURIComponent(token)}`;
    const page: v.InferOutput<typeof wirePage> = v.parse(wirePage, (await send(url, 'GET', owner.token)).json);
    for (const { name, fields } of page.documents) {
      const { value } = fields;
      amounts.set(
        `${collection}/${idOf(name)}`,
        value && 'integerValue' in value ? Number(value.integerValue) : Number.NaN,
      );
    }
    token = page.nextPageToken;
  }
  return amounts;
};
