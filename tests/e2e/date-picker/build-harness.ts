import { argv } from 'node:process';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const [, , outDir] = argv;
if (outDir === undefined) throw new Error('Name the folder to build into.');

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: { outDir, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
});
