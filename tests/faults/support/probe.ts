import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';

// Polls the server until a message stops it, and then posts the longest latency. The first failed call is an error.
const { url } = v.parse(v.object({ url: v.string() }), workerData);
// The first calls of a thread are slow, because they load the HTTP client.
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
