import { startTransition } from 'react';
import { flushSync } from 'react-dom';

type Typed = Pick<HTMLInputElement, 'name' | 'value' | 'selectionStart' | 'selectionEnd'> & {
  readonly hasFocus: boolean;
};

const typedIn = (field: HTMLInputElement): Typed => {
  const { name, value, selectionStart, selectionEnd } = field;
  return { name, value, selectionStart, selectionEnd, hasFocus: document.activeElement === field };
};

function typeAgain(field: HTMLInputElement, { value, selectionStart, selectionEnd, hasFocus }: Typed) {
  if (value !== '') {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!hasFocus) return;
  field.focus();
  // An address has no selection that could be read.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Shows the app in the place of the screen that `index.html` has shown until now. What was typed there is typed again, and
 * what was pressed is pressed; both are read in the same moment in which that screen goes.
 */
export function showInPlace(container: HTMLElement, show: () => void): void {
  if (container.childElementCount === 0) return show();
  const typed = [...container.querySelectorAll('input')].map(typedIn);
  const pressed = [...container.querySelectorAll('button')].map(({ dataset }) => 'pressed' in dataset);
  const isTouched = pressed.includes(true) || typed.some(({ value, hasFocus }) => value !== '' || hasFocus);
  // Nobody has begun: the browser has its turns between the parts of the work.
  if (!isTouched) return startTransition(show);
  flushSync(show);
  for (const one of typed) {
    const field = container.querySelector<HTMLInputElement>(`input[name="${one.name}"]`);
    if (field) typeAgain(field, one);
  }
  [...container.querySelectorAll('button')].filter((_, place) => pressed[place]).forEach((button) => button.click());
}
