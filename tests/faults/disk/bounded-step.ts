import type { DirectApp } from '../support/direct-app.ts';
import { ask, documentsPath } from '../support/direct-app.ts';
import type { Owner } from '../support/owner.ts';
import {
  callsOf,
  diskEmail,
  type Expect,
  lineId,
  maxRefusals,
  maxWrites,
  nothing,
  sheet,
  type StepReport,
} from './calls.ts';

const unlimited = 1_073_741_823;

/** Reads all stored documents as one text. */
const contentOf = ({ database }: DirectApp): string =>
  JSON.stringify(database.prepare('SELECT parent, id, fields FROM documents').all());

const limitPages = ({ database }: DirectApp, pages: number): void => {
  database.exec('PRAGMA max_page_count = '.concat(String(pages)));
};

const pagesOf = ({ database }: DirectApp): number =>
  Number(Object.values(database.prepare('PRAGMA page_count').get() ?? {})[0]);

const isPromised = async (answer: Response): Promise<boolean> =>
  answer.headers.get('retry-after') === '60' && (await answer.text()).includes('"status":"UNAVAILABLE"');

const fill = async (app: DirectApp, { uid, token }: Owner, expect: Expect) => {
  const calls = callsOf(uid);
  let [accepted, refused] = [0, 0];
  for (let index = 0; index < maxWrites && refused < maxRefusals; index += 1) {
    const { method, path, body } = calls[index % calls.length]?.(index) ?? nothing;
    const before = contentOf(app);
    const answer = await ask(app, method, path, token, body);
    if (answer.status === 200) accepted += 1;
    else {
      refused += 1;
      expect(answer.status === 503 && (await isPromised(answer)), `${method} answered ${String(answer.status)}`);
      expect(contentOf(app) === before, `a refused ${method} left something`);
    }
  }
  expect(refused > 0, 'the disk was never full');
  return { accepted, refused };
};

const readWhileFull = async (app: DirectApp, { uid, token }: Owner, expect: Expect): Promise<void> => {
  const read = async (path: string): Promise<number> => (await ask(app, 'GET', path, token)).status;
  expect((await read('/healthz')) === 200, 'it is not healthy');
  expect((await read(`${documentsPath}/${uid}/${sheet}/outDay?orderBy=day`)) === 200, 'a listing fails');
  const reset = await ask(app, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', undefined, {
    requestType: 'PASSWORD_RESET',
    email: diskEmail,
  });
  expect(reset.status === 200 || reset.headers.get('retry-after') === '60', `a mail: ${String(reset.status)}`);
};

const deleteWhileFull = async (app: DirectApp, { uid, token }: Owner, expect: Expect): Promise<void> => {
  const known = app.database.prepare("SELECT parent, id FROM documents WHERE parent LIKE '%/%'").all();
  const gone = Array.from({ length: 100 }, (_, index) => `${uid}/${sheet}/in/${lineId('g', index)}`);
  for (const path of [...gone, ...known.map(({ parent, id }) => `${String(parent)}/${String(id)}`)]) {
    const { status } = await ask(app, 'DELETE', `${documentsPath}/${path}`, token);
    expect(status === 200, `a deletion answered ${String(status)}`);
  }
  expect(!contentOf(app).includes(`${uid}/${sheet}`), 'a deletion left its line');
};

/** Writes until the disk is full. Then checks every function that must work on a full disk. */
export const runBoundedStep = async (app: DirectApp, owner: Owner, pagesLeft: number): Promise<StepReport> => {
  const wrong: string[] = [];
  const expect: Expect = (holds, what) => {
    if (!holds) wrong.push(`${String(pagesLeft)} pages: ${what}`);
  };
  limitPages(app, pagesOf(app) + pagesLeft);
  const counts = await fill(app, owner, expect);
  await readWhileFull(app, owner, expect);
  await deleteWhileFull(app, owner, expect);
  await app.sweep();
  limitPages(app, unlimited);
  await app.refillReserve();
  const { method, path, body } = callsOf(owner.uid)[0]?.(maxWrites) ?? nothing;
  expect((await ask(app, method, path, owner.token, body)).status === 200, 'no writing once there is room');
  const [integrity] = Object.values(app.database.prepare('PRAGMA integrity_check').get() ?? {});
  expect(integrity === 'ok', `integrity: ${String(integrity)}`);
  return { ...counts, wrong };
};
