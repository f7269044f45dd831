import { argv } from 'node:process';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: { outDir: argv[2], emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
});
