import { sampleId, entryFields } from '../../contract/support/samples.ts';
import { createRandom } from '../../support/random.ts';
import type { DirectApp } from '../support/direct-app.ts';
import { ask, documentsPath, joinVerified, newFolder, openDirectApp, removeFolder } from '../support/direct-app.ts';
import type { Owner } from '../support/owner.ts';
import { drawFuzzRequest } from './attack.ts';
import type { Target } from './target.ts';

export type FuzzReport = {
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** The longest duration of a request, in milliseconds. */
  readonly slowest: number;
  readonly wrong: readonly string[];
};

const canary = 'canary of the victim';
// A response must not leak internals: stacks, files, tables.
const leak =
  /\n\s+at |node:|node_modules|\.ts:\d|sqlite|no such (?:table|column)|constraint failed|SELECT |INSERT |(?:Type|Range|Syntax|Reference)Error|mon-budget-\w{6}/i;
const checkEvery = 1000;
const renewEvery = 50;
const timeLimit = 5000;

const rowsOf = ({ database }: DirectApp, { uid }: Owner): string =>
  JSON.stringify([
    database.prepare("SELECT parent, id, fields FROM documents WHERE parent = ?1 OR parent LIKE ?1 || '/%'").all(uid),
    database.prepare('SELECT email, email_verified, display_name, password_hash FROM users WHERE uid = ?').all(uid),
    database.prepare('SELECT id FROM sessions WHERE uid = ?').all(uid),
  ]);

const integrityOf = ({ database }: DirectApp): unknown =>
  Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})[0];

const signUpUsers = async (app: DirectApp): Promise<Target> => {
  const emails = ['attacker@example.com', 'victim@example.com'];
  const attacker = await joinVerified(app, 'attacker@example.com');
  const victim = await joinVerified(app, 'victim@example.com');
  const id = sampleId('canary');
  const fields = { ...entryFields(id), name: { stringValue: canary } };
  await ask(app, 'PATCH', `${documentsPath}/${victim.uid}/${id}/in/${id}`, victim.token, { fields });
  return { attacker, victim, emails };
};

/** Returns the fault of a response; undefined if the response is valid. */
const faultOf = async (answer: Response): Promise<string | undefined> => {
  const text = await answer.text();
  if (answer.status >= 500) return `status ${String(answer.status)}: ${text.slice(0, 200)}`;
  if (text.includes(canary)) return 'the data of another account';
  const [found] = leak.exec(text) ?? [];
  return found === undefined ? undefined : `a look inside: ${text.slice(0, 300)}`;
};

const prototypeNames = (): string => JSON.stringify(Object.getOwnPropertyNames(Object.prototype));

const createAttackedServer = async (app: DirectApp) => {
  let target = await signUpUsers(app);
  let attackers = 1;
  const rows = rowsOf(app, target.victim);
  const prototype = prototypeNames();
  return {
    target: () => target,
    /** Creates another attacker if the last attacker's session has ended, for instance after a new password. */
    renew: async (): Promise<void> => {
      const { attacker } = target;
      const { status } = await ask(app, 'GET', `${documentsPath}/${attacker.uid}`, attacker.token);
      if (status === 200) return;
      attackers += 1;
      target = { ...target, attacker: await joinVerified(app, `attacker${String(attackers)}@example.com`) };
    },
    /** Lists the changes that no user was allowed to make. */
    changes: (): readonly string[] => [
      ...(integrityOf(app) === 'ok' ? [] : ['the file is damaged']),
      ...(rowsOf(app, target.victim) === rows ? [] : ["the victim's rows differ"]),
      ...(prototypeNames() === prototype ? [] : ['a prototype was changed']),
    ],
  };
};

/**
 * Sends a number of seeded random requests to a server in this process. An attacker sends them; a victim's data must not change.
 */
export const runFuzz = async (
  requests: number,
  seed: number,
  print: (line: string) => void = () => {},
): Promise<FuzzReport> => {
  const folder = await newFolder();
  const app = await openDirectApp(folder);
  const random = createRandom(seed);
  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  let slowest = 0;
  const send = async (request: Request, what: string): Promise<void> => {
    const start = performance.now();
    const answer = await app.answer(request);
    const fault = await faultOf(answer);
    const took = performance.now() - start;
    slowest = Math.max(slowest, took);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (fault !== undefined) wrong.push(`${what}: ${fault}`);
    if (took > timeLimit) wrong.push(`${what}: took ${took.toFixed(0)} ms`);
  };
  try {
    const { target, renew, changes } = await createAttackedServer(app);
    for (let count = 1; count <= requests; count += 1) {
      const request = drawFuzzRequest(random, target());
      await send(request, `request ${String(count)}, ${request.method} ${request.url.slice(0, 200)}`);
      if (count % renewEvery === 0) await renew();
      if (count % checkEvery === 0) wrong.push(...changes().map((what) => `after ${String(count)} requests ${what}`));
      if (count % 10_000 === 0) print(`${String(count)} requests, ${String(wrong.length)} wrong`);
    }
    return { requests, statuses, slowest: Math.round(slowest), wrong: [...wrong, ...changes()] };
  } finally {
    app.close();
    await removeFolder(folder);
  }
};
