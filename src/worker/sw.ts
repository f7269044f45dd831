import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

type Route = { readonly condition: { readonly requestDestination: string }; readonly source: 'network' };

/** The used parts of the worker's global scope: the project only has the types of a page. */
type WorkerScope = EventTarget & {
  /** The files of the build, inserted by the build. */
  readonly kept: Parameters<typeof precacheAndRoute>[0];
  readonly skipWaiting: () => Promise<void>;
};

declare const self: WorkerScope;

type InstallEvent = Event & { readonly addRoutes?: (routes: readonly Route[]) => Promise<void> };

// Paths of the server, and files.
const notOfTheApp = [/^\/(?:assets|v1|__|identitytoolkit|securetoken|healthz)(?:[./?]|$)/u, /\.[^/]+$/u];

// Calls with `fetch` bypass this worker in browsers with static routes: they neither start an idle worker nor keep an old one busy.
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
