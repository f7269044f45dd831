import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { keptAssets } from './kept-assets.ts';
import { manifest } from './manifest.ts';

/**
 * The web manifest, and the service worker that caches the whole app. An update waits until the user starts it. The worker never handles
 * calls to the server. The app registers the worker itself, because of Trusted Types.
 */
export const installable = (): PluginOption[] => {
  const { plugin, isOfThisBuild } = keptAssets();
  return [
    plugin,
    VitePWA({
      manifest,
      injectRegister: false,
      registerType: 'prompt',
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      injectManifest: {
        manifestTransforms: [
          (entries) => ({ manifest: entries.filter(({ url }) => isOfThisBuild(url)), warnings: [] }),
        ],
        injectionPoint: 'self.kept',
        globPatterns: ['**/*.{js,css,html,woff2}', 'icon.svg'],
        // The names of assets contain a hash.
        dontCacheBustURLsMatching: /^assets\//u,
        sourcemap: false,
      },
    }),
  ];
};
