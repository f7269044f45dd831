/** The text of a form's field as it stands in the page, so that what a browser filled in counts too. */
export const formText = (form: HTMLFormElement, field: string): string => {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
};
