import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/*
 * One history entry stands for everything that is open over the page, so that Back closes it instead of leaving the page. The first
 * that opens pushes it, what opens meanwhile shares it, and the last that closes takes it back. It has the address of the page: an
 * address never names a dialog.
 */

/** What closes each of the things that are open, the innermost last. */
const closers: (() => void)[] = [];
// A traversal is asynchronous: until it has happened, the entry is still there.
let isGoingBack = false;

const historyState = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const isOverlayEntry = (): boolean => 'overlay' in historyState();

const push = () => {
  // Taking the entry back is no way to another place: the page stays where it is scrolled to meanwhile.
  history.scrollRestoration = 'manual';
  // With the state of the router: to it, this is the same entry.
  history.pushState({ ...historyState(), overlay: true }, '');
};

const goBack = () => {
  isGoingBack = true;
  history.back();
};

const pushIfOpen = () => {
  if (closers.length > 0 && !isOverlayEntry()) push();
};

const onPop = () => {
  if (isOverlayEntry()) {
    // Forward: what was open there is not opened again.
    if (closers.length === 0) goBack();
    return;
  }
  history.scrollRestoration = 'auto';
  if (isGoingBack) {
    isGoingBack = false;
    pushIfOpen();
    return;
  }
  closers.at(-1)?.();
  // It has refused to close, or there is another one below it.
  setTimeout(pushIfOpen);
};

/** Has Back close what is open. An entry that an earlier page of this tab has left, such as by a reload, is stepped off at once. */
export function followBack(page: Window): void {
  page.addEventListener('popstate', onPop);
  if (isOverlayEntry()) goBack();
}

function closeOnBack(close: () => void): () => void {
  closers.push(close);
  if (!isGoingBack) pushIfOpen();
  return () => {
    closers.splice(closers.lastIndexOf(close), 1);
    // What opens next in the same turn takes the entry over; a link has replaced it.
    setTimeout(() => {
      if (closers.length === 0 && isOverlayEntry() && !isGoingBack) goBack();
    });
  };
}

/** While something is open over the page, Back closes it, as Escape does. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? closeOnBack(() => onBack()) : undefined), [isOpen]);
}

/** Goes to an address, also from what is open over the page: its entry is replaced, as nobody can come back to it. */
export function useNavigateFromOverlay(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback((to) => void navigate(to, { replace: isOverlayEntry() }), [navigate]);
}
