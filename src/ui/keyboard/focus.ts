const withText = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

type TextField = HTMLInputElement | HTMLTextAreaElement;

export const isTextField = (element: Element | null): element is TextField =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.matches(withText);

export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;
