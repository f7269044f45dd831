import { createRoot } from 'react-dom/client';
import { createI18n } from '../i18n/create-i18n.ts';
import { detectLanguage } from '../i18n/language.ts';
import { readConfig } from './config.ts';
import { inspection } from './inspect/inspection.ts';
import { Root } from './root.tsx';
import { createServices } from './services.ts';
import { startApp } from './start-app.ts';
import { guardUnload } from './unload-guard.ts';

async function main(container: HTMLElement) {
  const language = detectLanguage(navigator.languages);
  document.documentElement.lang = language;
  const i18n = createI18n(language);
  const services = createServices(readConfig(import.meta.env, location.origin), language, i18n);
  const inspect = await inspection();
  const { app, wouldLoseEdits } = startApp(services, location, inspect);
  guardUnload(wouldLoseEdits, window);
  createRoot(container).render(<Root app={app} i18n={await i18n} inspect={inspect} />);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element for the app.');
// Not awaited: what is loaded on demand may need this chunk, and would wait for it while it waits for that.
void main(container);
