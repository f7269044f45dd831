import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

/** What a module posts that is run in a thread of its own, while this one goes on answering. Rejects with what it throws. */
export const runInThread = async <Result>(
  module: URL,
  workerData: string,
  schema: v.GenericSchema<unknown, Result>,
): Promise<Result> => {
  const posted = Promise.withResolvers<unknown>();
  const thread = new Worker(module, { workerData });
  thread.once('message', posted.resolve);
  thread.once('error', posted.reject);
  return v.parse(schema, await posted.promise);
};
