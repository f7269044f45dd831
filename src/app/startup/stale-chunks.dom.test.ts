import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { reloadOnStaleChunk } from './stale-chunks.ts';

const pageOf = (version: string) => `<script type="module" src="/assets/index-${version}.js"></script>`;

const showVersion = (version: string) => {
  document.head.insertAdjacentHTML('beforeend', pageOf(version));
  const script = document.head.lastElementChild;
  onTestFinished(() => script?.remove());
};

const page = (served: () => Promise<Response>) => {
  const events = new EventTarget();
  const reload = vi.fn<() => void>();
  showVersion('one');
  const shown = {
    addEventListener: events.addEventListener.bind(events),
    document,
    fetch: vi.fn<typeof fetch>(served),
    location: { reload },
    sessionStorage,
  };
  const miss = async () => {
    events.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await vi.waitFor(() => expect(shown.fetch).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { shown, reload, miss };
};

const newer = async () => new Response(pageOf('two'));

beforeEach(() => sessionStorage.clear());

// Source: docs/specification.md#missing-part.
test('reloads the page once when a newer version has replaced a chunk', async () => {
  const { shown, reload, miss } = page(newer);
  reloadOnStaleChunk(shown, () => false);
  await miss();
  await miss();
  expect(reload).toHaveBeenCalledOnce();
});

// Source: docs/specification.md#missing-part.
test('does not reload while the user is typing', async () => {
  const { shown, reload, miss } = page(newer);
  let asked = 0;
  reloadOnStaleChunk(shown, () => {
    asked += 1;
    return asked > 1;
  });
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['that serves the same version', async () => new Response(pageOf('one'))],
  ['that fails', async () => new Response(pageOf('two'), { status: 502 })],
  ['that cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not reload from a server %s', async (_, served) => {
  const { shown, reload, miss } = page(served);
  reloadOnStaleChunk(shown, () => false);
  await miss();
  expect(reload).not.toHaveBeenCalled();
});
