import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/*
 * Overlays (dialogs, menus, popovers) share one history entry with the address of the page, so that Back closes the innermost one
 * instead of leaving the page. The first overlay pushes the entry; the last one goes back when it closes.
 */

/** The close functions of the open overlays, the innermost last. */
const openOverlays: (() => void)[] = [];
// `history.back` is asynchronous: the entry is still there until `popstate`.
let isGoingBack = false;

const historyState = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const isOverlayEntry = (): boolean => 'overlay' in historyState();

const push = () => {
  // Going back from the entry must not scroll the page.
  history.scrollRestoration = 'manual';
  // Keeps the router's state, so that the router sees the same entry.
  history.pushState({ ...historyState(), overlay: true }, '');
};

const goBack = () => {
  isGoingBack = true;
  history.back();
};

const pushIfOpen = () => {
  if (openOverlays.length > 0 && !isOverlayEntry()) push();
};

const onPop = () => {
  if (isOverlayEntry()) {
    // Forward does not reopen an overlay.
    if (openOverlays.length === 0) goBack();
    return;
  }
  history.scrollRestoration = 'auto';
  if (isGoingBack) {
    isGoingBack = false;
    pushIfOpen();
    return;
  }
  openOverlays.at(-1)?.();
  // The overlay may have refused to close, or another overlay may still be open.
  setTimeout(pushIfOpen);
};

/** Lets Back close overlays. If an overlay entry survived a reload, goes back from it immediately. */
export function closeOverlaysOnBack(page: Window): void {
  page.addEventListener('popstate', onPop);
  if (isOverlayEntry()) goBack();
}

function closeOnBack(close: () => void): () => void {
  openOverlays.push(close);
  if (!isGoingBack) pushIfOpen();
  return () => {
    openOverlays.splice(openOverlays.lastIndexOf(close), 1);
    // Deferred: until then, an overlay that opens in the same task may reuse the entry, or a followed link may replace it.
    setTimeout(() => {
      if (openOverlays.length === 0 && isOverlayEntry() && !isGoingBack) goBack();
    });
  };
}

/** Lets Back close an overlay while it is open. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? closeOnBack(() => onBack()) : undefined), [isOpen]);
}

/** Navigates to an address. From an overlay, it replaces the overlay's history entry. */
export function useNavigateFromOverlay(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback((to) => void navigate(to, { replace: isOverlayEntry() }), [navigate]);
}
