/** `Cache-Control` of a page, and of what keeps its name from one build to the next: asked for again at each visit. */
export const revalidated = 'no-cache';

/** `Cache-Control` of the files below `/assets/`, whose names change with their content. */
export const immutable = 'public, max-age=31536000, immutable';
