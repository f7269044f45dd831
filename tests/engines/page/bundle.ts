import { join } from 'node:path';
import { build } from 'vite';

/** The script that answers in a page what `page.ts` lists, as one text. */
export async function bundlePage(): Promise<string> {
  const entry = join(import.meta.dirname, 'page.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // A page has none.
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'page' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The script for the page was not built.');
  return output.output[0].code;
}
