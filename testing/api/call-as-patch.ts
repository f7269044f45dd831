import * as v from 'valibot';
import { commitRequest } from '../../contract/writes.ts';

const readCommit = v.pipe(v.string(), v.parseJson(), commitRequest);

/** A call of the document database. */
export type DatabaseCall = { readonly method: string; readonly url: string; readonly body: string | undefined };

/** The only write of a commit; undefined for any other call. */
function onlyWrite(url: string, body: unknown) {
  const commit = url.endsWith(':commit') ? v.safeParse(readCommit, body) : undefined;
  const [write, ...others] = commit?.success ? commit.output.writes : [];
  return others.length === 0 ? write : undefined;
}

type Call = Omit<DatabaseCall, 'body'> & { readonly body: unknown };

/**
 * Rewrites the commit of a single document's update as the equivalent PATCH, which is easier to read in tests. Other calls are
 * unchanged.
 */
export function callAsPatch({ method, url, body }: Call): DatabaseCall {
  const write = onlyWrite(url, body);
  if (!write || !('update' in write) || !write.updateMask)
    return { method, url, body: typeof body === 'string' ? body : undefined };
  const { name, fields } = write.update;
  const path = name.slice(name.indexOf('/documents/') + '/documents/'.length);
  const mask = write.updateMask.fieldPaths.map((field) => `updateMask.fieldPaths=${field}`).join('&');
  const address = `${url.slice(0, -':commit'.length)}/${path}?${mask}`;
  return { method: 'PATCH', url: address, body: JSON.stringify({ fields }) };
}
