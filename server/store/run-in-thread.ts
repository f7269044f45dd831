import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

/** Runs a module in a worker thread. Resolves to its message, or rejects with its error. */
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
