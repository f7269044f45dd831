import { entryFields, parametersFields, provisionFields, sheetFields } from '../../contract/support/samples.ts';
import type { Random } from '../../support/random.ts';
import { documentsPath } from '../support/direct-app.ts';
import type { Attack, Target } from './target.ts';
import { drawDeepText, drawFields, drawJson, drawText, drawValue } from './values.ts';

const collections = ['in', 'moneySaving', 'outDay', 'outMonth', 'provisions', 'secrets', '__proto__'];

// Only few ids, so that requests address documents of earlier requests.
const idOf = (random: Random): string => `fuzz${String(random.below(12)).padStart(16, '0')}`;
const segment = (random: Random): string =>
  random.chance(0.9) ? idOf(random) : encodeURIComponent(drawText(random).toWellFormed());

const documentPath = (random: Random, { attacker, victim }: Target): string => {
  const uid = random.chance(0.85) ? attacker.uid : victim.uid;
  const kind = random.fraction();
  if (kind < 0.1) return `${uid}/parameters`;
  if (kind < 0.3) return `${uid}/${segment(random)}`;
  if (kind < 0.9) return `${uid}/${segment(random)}/${random.pick(collections) ?? ''}/${segment(random)}`;
  return [uid, ...Array.from({ length: random.below(8) }, () => segment(random))].join('/');
};

const goodFields = (random: Random, path: string): unknown => {
  const [, second = '', collection, id = ''] = path.split('/');
  if (second === 'parameters') return parametersFields;
  if (collection === undefined)
    return sheetFields(second, `2026-${String(1 + random.below(12))}-${String(1 + random.below(28))}`);
  return collection === 'provisions' ? provisionFields(id) : entryFields(id, random.below(34));
};

const fields = (random: Random, path: string): unknown =>
  random.chance(0.6) ? goodFields(random, path) : drawFields(random);

const fieldPath = (random: Random): string =>
  random.pick([
    'name',
    'value',
    'paid',
    '`a.b`',
    'a.b.c',
    '__proto__',
    '`',
    'a..b',
    '',
    `${'a.'.repeat(20_000)}a`,
    drawText(random),
  ]) ?? '';

const precondition = (random: Random): unknown =>
  random.pick([
    { exists: true },
    { exists: false },
    { updateTime: '2026-09-05T00:00:00Z' },
    { updateTime: drawText(random) },
    { exists: 'yes' },
    drawJson(random),
  ]);

const transform = (random: Random): unknown => ({
  fieldPath: fieldPath(random),
  ...random.pick([
    { setToServerValue: 'REQUEST_TIME' },
    { appendMissingElements: { values: [drawValue(random), drawValue(random)] } },
    { removeAllFromArray: { values: [drawValue(random)] } },
    { increment: { integerValue: '1' } },
  ]),
});

const write = (random: Random, target: Target): unknown => {
  if (random.chance(0.05)) return drawJson(random);
  const path = documentPath(random, target);
  const name = `${documentsPath.slice('/v1/'.length)}/${decodeURI(path)}`;
  const condition = random.chance(0.3) ? { currentDocument: precondition(random) } : {};
  if (random.chance(0.3)) return { delete: name, ...condition };
  return {
    update: { name, fields: fields(random, path) },
    ...(random.chance(0.2) ? { updateMask: { fieldPaths: [fieldPath(random), fieldPath(random)] } } : {}),
    ...(random.chance(0.2) ? { updateTransforms: [transform(random)] } : {}),
    ...condition,
  };
};

const query = (random: Random): string => {
  const names = [
    'orderBy',
    'pageSize',
    'pageToken',
    'documentId',
    'updateMask.fieldPaths',
    'currentDocument.exists',
    'currentDocument.updateTime',
  ];
  const values = [
    'day',
    'datePicker desc',
    'name,day',
    '__name__ desc',
    '-1',
    '300',
    '99999999999',
    'true',
    idOf(random),
    fieldPath(random).slice(0, 5000),
    drawText(random),
  ];
  const parts = Array.from({ length: random.below(4) }, () => [
    random.pick(names) ?? '',
    (random.pick(values) ?? '').toWellFormed(),
  ]);
  return parts.length === 0 ? '' : `?${new URLSearchParams(parts).toString()}`;
};

const procedureBody = (random: Random, procedure: string, target: Target): unknown => {
  if (random.chance(0.1)) return drawJson(random);
  if (procedure === 'commit')
    return { writes: Array.from({ length: random.below(random.chance(0.05) ? 520 : 6) }, () => write(random, target)) };
  if (procedure === 'batchGet')
    return { documents: [`${documentsPath.slice(4)}/${documentPath(random, target)}`, drawText(random)] };
  const from = [{ collectionId: random.pick(collections), allDescendants: random.chance(0.2) }];
  const orderBy = [
    { field: { fieldPath: fieldPath(random) }, direction: random.pick(['ASCENDING', 'DESCENDING', 'UP']) },
  ];
  return { structuredQuery: { from, ...(random.chance(0.5) ? { orderBy } : {}) } };
};

const drawProcedure = (random: Random, target: Target): Attack => {
  const procedure =
    random.pick(['commit', 'commit', 'commit', 'batchGet', 'runQuery', 'rollback', 'constructor']) ?? '';
  const parent = random.chance(0.6) ? '' : `/${documentPath(random, target)}`;
  const body = JSON.stringify(procedureBody(random, procedure, target));
  return { method: 'POST', path: `${documentsPath}${parent}:${procedure}`, body };
};

const drawBody = (random: Random, path: string): string =>
  random.chance(0.05) ? drawDeepText(random) : JSON.stringify({ fields: fields(random, path) });

const drawCreation = (random: Random, path: string): Attack => {
  const parent = random.chance(0.5) ? path.split('/').slice(0, -1).join('/') : path;
  const asked = random.chance(0.7) ? `?documentId=${segment(random)}` : query(random);
  return { method: 'POST', path: `${documentsPath}/${parent}${asked}`, body: drawBody(random, path) };
};

const usualMethods = ['GET', 'GET', 'PATCH', 'PATCH', 'DELETE'];

/** Creates a document call. Most calls are well-formed, so that they pass the first checks. */
export const drawDocumentAttack = (random: Random, target: Target): Attack => {
  if (random.chance(0.3)) return drawProcedure(random, target);
  const path = documentPath(random, target);
  if (random.chance(0.2)) return drawCreation(random, path);
  const method = random.pick([...usualMethods, ...usualMethods, ...usualMethods, 'HEAD', 'PUT', 'OPTIONS']) ?? 'GET';
  const body = method === 'PATCH' || method === 'PUT' ? { body: drawBody(random, path) } : {};
  return { method, path: `${documentsPath}/${path}${query(random)}`, ...body };
};
