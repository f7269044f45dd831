import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

type Route = { readonly condition: { readonly requestDestination: string }; readonly source: 'network' };

/** What this worker uses of a worker's scope; the project's types are those of a page. */
type WorkerScope = EventTarget & {
  /** The files of this build; the build puts their list here. */
  readonly kept: Parameters<typeof precacheAndRoute>[0];
  readonly skipWaiting: () => Promise<void>;
};

declare const self: WorkerScope;

type InstallEvent = Event & { readonly addRoutes?: (routes: readonly Route[]) => Promise<void> };

// What has a dot is a file, and what begins so belongs to the server.
const notOfTheApp = [/^\/(?:assets|v1|__|identitytoolkit|securetoken|healthz)(?:[./?]|$)/u, /\.[^/]+$/u];

// What `fetch` asks for, the calls of the server, goes there without this worker where browsers know such routes: a worker that
// sleeps is not started for it, and one that is to be replaced is not kept busy.
const calls: Route = { condition: { requestDestination: '' }, source: 'network' };

precacheAndRoute(self.kept);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notOfTheApp }));

self.addEventListener('install', (event: InstallEvent) => {
  void event.addRoutes?.([calls]).catch((error: unknown) => console.warn(error));
});

self.addEventListener('message', ({ data }: Event & { readonly data?: { readonly type?: string } }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
