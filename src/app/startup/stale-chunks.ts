const key = 'reloaded-for-a-part';
const quietTime = 60_000;

type Page = Pick<Window, 'addEventListener' | 'sessionStorage' | 'fetch'> & {
  readonly document: Pick<Document, 'querySelector'>;
  readonly location: Pick<Location, 'reload'>;
};

const wasJustReloaded = ({ sessionStorage }: Page, now: number): boolean => {
  try {
    const isRecent = now - Number(sessionStorage.getItem(key)) < quietTime;
    sessionStorage.setItem(key, String(now));
    return isRecent;
  } catch {
    // Without storage, it is unknown: a message is better than endless reloads.
    return true;
  }
};

/** Whether the server has another version of the app than the page. */
const isReplaced = async ({ document, fetch }: Page): Promise<boolean> => {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src');
  if (own === null || own === undefined) return false;
  const answer = await fetch('/', { cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(own);
};

/**
 * Reloads the page once when a chunk is missing because the server has a newer version. While the user types, the screen shows an
 * error instead.
 */
export function reloadOnStaleChunk(page: Page, isTyping: () => boolean): void {
  const reload = async () => {
    if (isTyping() || !(await isReplaced(page))) return;
    if (isTyping() || wasJustReloaded(page, Date.now())) return;
    page.location.reload();
  };
  page.addEventListener('vite:preloadError', () => void reload().catch(() => {}));
}
