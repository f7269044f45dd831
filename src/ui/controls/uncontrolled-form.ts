/**
 * A `ref` for a prerendered form. An inline script marks a submit before hydration with `data-sent`; the ref submits again. React
 * attaches the handlers before it sets the ref.
 */
export function resubmitEarlySubmit(form: HTMLFormElement | null): void {
  if (!form || !('sent' in form.dataset)) return;
  delete form.dataset['sent'];
  queueMicrotask(() => form.requestSubmit());
}

/** The text of a form's field, read from the page so that autofilled values count. */
export const fieldText = (form: HTMLFormElement, field: string): string => {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
};
