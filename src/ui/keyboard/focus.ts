type TextField = HTMLInputElement | HTMLTextAreaElement;

const textFields = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

export const isTextField = (element: EventTarget | null): element is TextField =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.matches(textFields);

export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Whether the focused element was removed or disabled: browsers then move the focus to the body. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** A ref callback that focuses a text field and selects its text. */
export const focusAndSelect = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};
