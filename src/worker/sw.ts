import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

type Route = { readonly condition: { readonly requestDestination: string }; readonly source: 'network' };

/** The worker globals used here, because the project only has the types of a page. */
type WorkerScope = EventTarget & {
  /** The files of the build, inserted by the build. */
  readonly kept: Parameters<typeof precacheAndRoute>[0];
  readonly skipWaiting: () => Promise<void>;
};

declare const self: WorkerScope;

type InstallEvent = Event & { readonly addRoutes?: (routes: readonly Route[]) => Promise<void> };

// Server endpoints, and paths with a file extension.
const notOfTheApp = [/^\/(?:assets|v1|__|identitytoolkit|securetoken|healthz)(?:[./?]|$)/u, /\.[^/]+$/u];

// In browsers with static routes, `fetch` calls bypass this worker, so they neither start the worker nor keep it busy.
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
