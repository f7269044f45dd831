import { startTransition } from 'react';

/** The field of a screen that has the focus, or had it when the screen went. */
function watchFocus(screen: Element): () => EventTarget | null {
  let focused: EventTarget | null = document.activeElement;
  screen.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  screen.addEventListener('focusout', ({ target }) => {
    // Also told of a field that goes with its screen; then this comes too late, as it should.
    setTimeout(() => {
      if (focused === target && document.activeElement !== target) focused = null;
    });
  });
  return () => focused;
}

function typeAgain(
  field: HTMLInputElement,
  { value, selectionStart, selectionEnd }: HTMLInputElement,
  isFocused: boolean,
) {
  if (value !== '') {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!isFocused) return;
  field.focus();
  // An address has no selection that could be read.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** What was typed on the early screen is typed again on the app's own, and what was pressed is pressed, when it has gone. */
function handOver(container: HTMLElement, screen: Element) {
  const fields = screen.querySelectorAll('input');
  const buttons = screen.querySelectorAll('button');
  const focused = watchFocus(screen);
  const takeOver = () => {
    for (const field of fields) {
      const own = container.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
      if (own) typeAgain(own, field, field === focused());
    }
    const owns = container.querySelectorAll('button');
    buttons.forEach(({ dataset }, place) => {
      if ('pressed' in dataset || 'held' in dataset) owns[place]?.click();
    });
  };
  // Told in the very moment in which the screen has gone, with all that its fields held.
  new MutationObserver((_, observer) => {
    if (screen.isConnected) return;
    observer.disconnect();
    takeOver();
  }).observe(container, { childList: true });
}

/**
 * Shows the app in the place of the screen that `index.html` has shown until now, and hands over what was done there. It is
 * drawn in slices, between which the page answers.
 */
export function showInPlace(container: HTMLElement, show: () => void): void {
  // From now on `index.html` shows nothing any more.
  container.dataset['app'] = '';
  const screen = container.firstElementChild;
  if (screen) handOver(container, screen);
  startTransition(show);
}
