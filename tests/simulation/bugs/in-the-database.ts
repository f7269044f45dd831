import type { Answer } from './bugs.ts';

// Identifies an edit by its content without the precondition.
const keyOf = async (request: Request): Promise<string> => {
  const url = new URL(request.url);
  url.searchParams.delete('currentDocument.exists');
  const text = await request.clone().text();
  return `${request.method} ${url.href} ${text.replaceAll(/"currentDocument":\{[^}]*\}/g, '')}`;
};

/** The database caches every response for ever, including refusals. */
export const ledgerOfRefusals = (answer: Answer): Answer => {
  const answers = new Map<string, Response>();
  return async (request) => {
    if (request.method === 'GET') return answer(request);
    const key = await keyOf(request);
    const known = answers.get(key);
    if (known) return known.clone();
    const response = await answer(request);
    if (response.status !== 401) answers.set(key, response.clone());
    return response;
  };
};
