import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAsPatch } from '../../../../testing/api/call-as-patch.ts';
import { type ResettingProxy, startResettingProxy } from '../../../support/resetting-proxy.ts';
import { textOf } from '../../../support/texts.ts';
import { messagesIn, toasts } from '../../support/messages.ts';
import { useStage } from '../../support/stage.ts';
import { openDevice, seedBudget } from '../support/budget.ts';
import { editsForFault } from '../support/edits.ts';

const stage = useStage();

let proxy: ResettingProxy;
beforeAll(async () => {
  proxy = await startResettingProxy(stage.server.origin);
});
afterAll(() => proxy.stop());

// Source: docs/specification.md#edit-once.
test.each(editsForFault('repeated'))('stores $what once if the browser repeats the request', async (edit) => {
  const { session, stored } = await seedBudget(stage.server);
  const app = await openDevice(stage, session, proxy.origin);
  await app.saved();
  const { method, address } = edit.call;
  const isOfEdit = (request: { readonly method: string; readonly path: string; readonly body: string | null }) => {
    const call = callAsPatch({ method: request.method, url: request.path, body: request.body });
    return call.method === method && address.test(decodeURIComponent(call.url.split('/documents').at(-1) ?? ''));
  };
  const received = () => proxy.requests().filter(isOfEdit).length;
  const [before, resets] = [received(), proxy.resets().length];
  let sentByPage = 0;
  app.page.on('request', (request) => {
    if (isOfEdit({ method: request.method(), path: request.url(), body: request.postData() })) sentByPage += 1;
  });
  proxy.resetNext(isOfEdit);
  await edit.act(app);
  await edit.isShown(app);
  await app.saved();
  expect(proxy.resets().length - resets).toBe(1);
  // The browser has sent one more request than the page.
  expect(received() - before).toBe(sentByPage + 1);
  await edit.isStored(stored);
  expect(await messagesIn(toasts(app.page), 'alert')()).toEqual([]);
  expect(await messagesIn(toasts(app.page), 'status')()).not.toContain(textOf('en', 'notice.writeReplaced'));
  expect(app.complaints).toEqual([]);
  await app.close();
});
