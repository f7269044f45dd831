import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireFields } from '../../../contract/values.ts';
import { wireDocument, wireError } from '../../../contract/values.ts';
import type { Answer } from '../support/calls.ts';
import { entryFields, parametersFields, sampleId } from '../support/samples.ts';
import { call as callService, openEmbeddedServer, type Service, services } from '../support/services.ts';

let service: Service;

const call = async (method: string, path: string, fields?: WireFields): Promise<Answer> =>
  callService(service, method, `/${service.uid}/${path}`, fields && { fields });
const patch = async (path: string, condition: string, fields: WireFields): Promise<Answer> =>
  call('PATCH', `${path}?currentDocument.${condition}`, fields);
const read = async (path: string) => v.parse(wireDocument, (await call('GET', path)).json);
const refusal = ({ status, json }: Answer) => [status, v.parse(wireError, json).error.status];

const paid = { paid: { booleanValue: true } };
const entry = (text: string): string => `${sampleId('sheet')}/outDay/${sampleId(text)}`;
const createEntry = async (text: string): Promise<string> => {
  await patch(entry(text), 'exists=false', entryFields(sampleId(text)));
  return entry(text);
};

describe.each(services)('a precondition at %s', (_name, open) => {
  beforeAll(async () => {
    service = await open();
  });
  afterAll(async () => service.stop());

  it('refuses a second create, and keeps the stored document', async () => {
    const made = await patch('parameters', 'exists=false', parametersFields);
    expect([made.status, v.parse(wireDocument, made.json).fields]).toEqual([200, parametersFields]);
    const again = await patch('parameters', 'exists=false', { darkTheme: { booleanValue: false } });
    expect(refusal(again)).toEqual([409, 'ALREADY_EXISTS']);
    expect((await read('parameters')).fields).toEqual(parametersFields);
  });

  it('refuses a change of an outdated version (lost update), and accepts the change after a new read', async () => {
    const path = await createEntry('stale');
    const { updateTime = '' } = await read(path);
    const mask = (name: string): string => `updateTime=${updateTime}&updateMask.fieldPaths=${name}`;
    expect((await patch(path, mask('paid'), paid)).status).toBe(200);
    const late = await patch(path, mask('debit'), { debit: { booleanValue: false } });
    expect(refusal(late)).toEqual([400, 'FAILED_PRECONDITION']);
    const { fields, updateTime: next = '' } = await read(path);
    expect(fields).toEqual({ ...entryFields(sampleId('stale')), ...paid });
    expect(next > updateTime).toBe(true);
    const onTop = await patch(path, `updateTime=${next}&updateMask.fieldPaths=paid`, { paid: { booleanValue: false } });
    expect([onTop.status, v.parse(wireDocument, onTop.json).fields['paid']]).toEqual([200, { booleanValue: false }]);
  });

  it('accepts only one of two concurrent changes of the same version (race)', async () => {
    const path = await createEntry('twice');
    const { updateTime = '' } = await read(path);
    const change = async (): Promise<number> =>
      (await patch(path, `updateTime=${updateTime}&updateMask.fieldPaths=paid`, paid)).status;
    expect((await Promise.all([change(), change()])).toSorted()).toEqual([200, 400]);
  });

  it('prevents a change from resurrecting a document that was deleted after the read', async () => {
    const path = await createEntry('gone');
    const { updateTime = '' } = await read(path);
    await call('DELETE', path);
    const late = await patch(path, `updateTime=${updateTime}&updateMask.fieldPaths=paid`, paid);
    expect(refusal(late)).toEqual([404, 'NOT_FOUND']);
    expect((await call('GET', path)).status).toBe(404);
  });
});

describe('a precondition at the embedded server', () => {
  beforeAll(async () => {
    service = await openEmbeddedServer();
  });
  afterAll(async () => service.stop());

  it('is refused if its updateTime is malformed', async () => {
    const path = await createEntry('odd');
    expect(refusal(await patch(path, 'updateTime=yesterday', paid))).toEqual([400, 'INVALID_ARGUMENT']);
  });
});
