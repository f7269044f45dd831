import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  // The content security policy allows no `data:` address.
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
