import { join } from 'node:path';
import { build } from 'vite';

export async function bundlePage(): Promise<string> {
  const entry = join(import.meta.dirname, 'page.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // A page has no `process`.
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'page' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The script for the page was not built.');
  return output.output[0].code;
}
