import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { keptAssets } from './kept-assets.ts';
import { manifest } from './manifest.ts';

/**
 * The manifest, and the worker that keeps the whole app on the device. A newer version waits until the person has it start
 * (the app registers the worker itself, which Trusted Types need); calls of the server are never answered by the worker.
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
        // Their names change with their content.
        dontCacheBustURLsMatching: /^assets\//u,
        sourcemap: false,
      },
    }),
  ];
};
