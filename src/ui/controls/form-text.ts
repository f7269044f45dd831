/**
 * For the `ref` of the form that is there before the app: what was sent meanwhile is marked by the page, and sent again. A form
 * is drawn before its handlers are there; they are once its ref is.
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
