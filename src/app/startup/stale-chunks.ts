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
    // A browser that keeps nothing cannot tell: better a message than a page that reloads for ever.
    return true;
  }
};

/** Whether the server has another version of the app than the one that the page was loaded with. */
const isReplaced = async ({ document, fetch }: Page): Promise<boolean> => {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src');
  if (own === null || own === undefined) return false;
  const answer = await fetch('/', { cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(own);
};

/**
 * Loads the page anew, once, when a part of it is not there any more because a newer version has taken its place. Not while
 * something is typed: the screen says then what is missing, as it does when the server cannot be reached.
 */
export function guardMissingParts(page: Page, isTyping: () => boolean): void {
  const loadAnew = async () => {
    if (isTyping() || !(await isReplaced(page))) return;
    if (isTyping() || wasJustReloaded(page, Date.now())) return;
    page.location.reload();
  };
  page.addEventListener('vite:preloadError', () => void loadAnew().catch(() => {}));
}
