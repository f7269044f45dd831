const isOwnText = (input: HTMLInputElement): boolean => {
  if (input.closest('[data-proposed]')) return false;
  if (input.type === 'checkbox' || input.type === 'radio' || input.type === 'search') return false;
  // A form whose state is React's has no other value to compare with than nothing.
  const start = input.closest('[data-draft]') ? '' : input.defaultValue;
  return input.value !== start;
};

/** Whether something stands in a field, or a form of a dialog is open, that loading the page anew would lose. */
export const isTyping = (): boolean =>
  document.querySelector('[role="dialog"] form, [data-draft="edit"]') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('form input')].some(isOwnText);
