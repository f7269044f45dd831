import 'virtual:prerendered.css';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readLastUser } from '../api/storage/last-user.ts';
import { type ChangedTexts, textsChanged } from '../i18n/changed-texts.ts';
import { createI18n } from '../i18n/i18n.ts';
import { startingLanguage } from '../i18n/language.ts';
import type { AppRef } from '../machines/app/app.machine.ts';
import { closeOverlaysOnBack } from '../ui/hooks/close-on-back.ts';
import { emotionCache } from '../ui/theme/emotion-cache.ts';
import { trackPresses } from '../ui/theme/interaction-states.ts';
import { syncThemeAcrossTabs } from '../ui/theme/theme-choice.ts';
import { paths } from '../ui/shell/paths.ts';
import { hasUnsavedInput } from '../ui/updates/unsaved-input.ts';
import { AppRouter } from './routes/app-router.tsx';
import { readConfig } from './services/config.ts';
import { whenFirstPageReady, whenFirstSheetReady } from './startup/first-page.ts';
import { inspection } from './inspect/inspection.ts';
import { reloadOnStaleChunk } from './startup/stale-chunks.ts';
import { Root } from './startup/root.tsx';
import { createServices, type Services } from './services/services.ts';
import { createApp } from './startup/create-app.ts';

/** Resolves when the web font and the cached data are loaded, which avoids a layout shift, or after 300 ms. */
const whenReady = (app: AppRef): Promise<unknown> =>
  Promise.race([Promise.all([document.fonts.load('1rem "Geist Variable"'), whenFirstPageReady(app)]), delay(300)]);

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the first sheet is painted, or after 5 s: a hanging server must not block the check of the session. */
async function whenSheetPainted(app: AppRef): Promise<void> {
  await Promise.race([whenFirstSheetReady(app), delay(5000)]);
  await delay(200);
}

/** Only a build with a realtime database includes its library. */
async function openRealtimeDatabase(url: string, { afterFirstPaint, identity }: Services) {
  await afterFirstPaint;
  await identity();
  const library = await import('../api/realtime-database.ts');
  library.openRealtimeDatabase(url);
}

/** Whether the page has the prerendered sign-in screen. */
const isPrerendered = (container: HTMLElement): boolean =>
  container.hasChildNodes() && location.pathname === paths.signIn;

async function main(container: HTMLElement) {
  const language = startingLanguage();
  document.documentElement.lang = language;
  const i18n = createI18n(language);
  const shown = Promise.withResolvers<void>();
  const config = readConfig(import.meta.env, location.origin);
  // The cached sheet of the last user is painted before the code and the calls of the identity provider.
  const services = createServices(config, language, i18n, readLastUser() ? shown.promise : Promise.resolve());
  const inspect = await inspection();
  const { app, wouldLoseEdits } = createApp(services, location, inspect);
  // The browser asks for a confirmation if leaving the page would lose an edit.
  window.addEventListener('beforeunload', (event) => {
    if (wouldLoseEdits()) event.preventDefault();
  });
  reloadOnStaleChunk(window, hasUnsavedInput);
  closeOverlaysOnBack(window);
  syncThemeAcrossTabs(window);
  trackPresses(window);
  const isHydrated = isPrerendered(container);
  // Hydration must find the prerendered state: the app starts after it.
  if (!isHydrated) app.start();
  const [instance] = await Promise.all([i18n, isHydrated || whenReady(app)]);
  import.meta.hot?.on(textsChanged, ({ language: changed, namespace, texts }: ChangedTexts) =>
    instance.addResourceBundle(changed, namespace, texts),
  );
  instance.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
    void services.identity().then((identity) => identity.setMailLanguage(changed));
  });
  if (import.meta.env.VITE_FIREBASE_DATABASE_URL) {
    void openRealtimeDatabase(import.meta.env.VITE_FIREBASE_DATABASE_URL, services);
  }
  const onShown = () => {
    app.start();
    void whenSheetPainted(app).then(shown.resolve);
  };
  const page = (
    <CacheProvider value={emotionCache}>
      <AppRouter>
        <Root app={app} i18n={instance} inspect={inspect} onShown={onShown} />
      </AppRouter>
    </CacheProvider>
  );
  // In a transition, React renders in slices, and the page answers input in between.
  startTransition(() => {
    if (isHydrated) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element for the app.');
// Not awaited: a dynamic import in `main` may need this chunk, which a top-level await would block (deadlock).
void main(container);
