import * as v from 'valibot';
import { commitRequest } from '../../contract/writes.ts';

const readCommit = v.pipe(v.string(), v.parseJson(), commitRequest);

export type DatabaseCall = { readonly method: string; readonly url: string; readonly body: string | undefined };

/** The write of a commit with a single write; undefined for any other call. */
function onlyWrite(url: string, body: unknown) {
  const commit = url.endsWith(':commit') ? v.safeParse(readCommit, body) : undefined;
  const [write, ...others] = commit?.success ? commit.output.writes : [];
  return others.length === 0 ? write : undefined;
}

type Call = Omit<DatabaseCall, 'body'> & { readonly body: unknown };

/** Converts a commit that updates one document to the equivalent PATCH, which tests can read more easily. Keeps other calls. */
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
