const withText = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

type TextField = HTMLInputElement | HTMLTextAreaElement;

export const isTextField = (element: Element | null): element is TextField =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.matches(withText);

/** Whether the browser can take back what was typed there. */
export const hasTextToUndo = (element: Element | null): boolean => isTextField(element) && element.value !== '';

/** Whichever it is, and whoever opened it. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;
