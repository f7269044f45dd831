/**
 * For the `ref` of a prerendered form: a submit before hydration is marked in `data-sent`, and is sent again here. React attaches
 * the handlers before it sets the ref.
 */
export function sendAgain(form: HTMLFormElement | null): void {
  if (!form || !('sent' in form.dataset)) return;
  delete form.dataset['sent'];
  queueMicrotask(() => form.requestSubmit());
}

/** The text of a form's field as it stands in the page, so that what a browser filled in counts too. */
export const formText = (form: HTMLFormElement, field: string): string => {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
};
