const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML and SVG. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/gu, (character) => escapes[character] ?? character);
