const isUnsaved = (input: HTMLInputElement): boolean => {
  if (input.closest('[data-proposed]')) return false;
  if (input.type === 'checkbox' || input.type === 'radio' || input.type === 'search') return false;
  // The inputs of an add row are controlled: their `defaultValue` follows their value.
  const initial = input.closest('[data-draft]') ? '' : input.defaultValue;
  return input.value !== initial;
};

/** Whether a reload would lose text in a field or an open form of a dialog. */
export const hasUnsavedInput = (): boolean =>
  document.querySelector('[role="dialog"] form, [data-draft="edit"]') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('form input')].some(isUnsaved);
