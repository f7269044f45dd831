import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';

// Polls the server until it is told to stop, then posts the longest latency. Fails with the first call that fails.
const { url } = v.parse(v.object({ url: v.string() }), workerData);
// Warm-up: the first calls of a thread load the HTTP client.
for (let warm = 0; warm < 50; warm += 1) await (await fetch(url)).text();
parentPort?.postMessage('ready', []);
let longest = 0;
let asked = 0;
const end = new AbortController();
parentPort?.once('message', () => {
  end.abort();
});
while (!end.signal.aborted) {
  const start = performance.now();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server answers ${String(response.status)}.`);
  await response.text();
  longest = Math.max(longest, performance.now() - start);
  asked += 1;
}
parentPort?.postMessage({ longest, asked }, []);
