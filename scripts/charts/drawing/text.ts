/** The kind of a text, which decides its style. */
export type PartKind = 'name' | 'event' | 'guard' | 'action' | 'does' | 'tag';

export type Line = readonly { readonly kind: PartKind; readonly text: string }[];

/** The text of a transition, next to its arrow or inside its state. */
export type Label = { readonly key: string; readonly lines: readonly Line[] };

export const fontSize = 11;
export const lineHeight = 15;

// The character width of the widest common monospace font.
const characterWidth = fontSize * 0.602;

export const textOf = (line: Line): string => line.map(({ text }) => text).join('');

export const widthOf = (line: Line): number => Math.ceil(textOf(line).length * characterWidth);

export const widestOf = (lines: readonly Line[]): number => Math.max(0, ...lines.map(widthOf));

export const lineOf = (kind: PartKind, text: string): Line => [{ kind, text }];

const longest = 20;

/** The words of a list between `start` and `end`, in as few lines as possible; empty without words. */
export function listLines(kind: PartKind, start: string, words: readonly string[], end = ''): readonly Line[] {
  const texts: string[] = [];
  let text = start;
  for (const [index, word] of words.entries()) {
    const part = index === words.length - 1 ? word + end : `${word}, `;
    if (text !== start && text.length + part.length > longest) {
      texts.push(text.trimEnd());
      text = '  ';
    }
    text += part;
  }
  return words.length === 0 ? [] : [...texts, text].map((each) => lineOf(kind, each));
}

export const joined = (lines: readonly Line[]): Line =>
  lines.flatMap((line, index) =>
    line.map(({ kind, text }) => ({ kind, text: index === 0 ? text : ` ${text.trimStart()}` })),
  );

/** Joins lines into lines of at most `most` characters. */
export const packed = (lines: readonly Line[], most: number): readonly Line[] =>
  lines.reduce<readonly Line[]>((above, line) => {
    const last = above.at(-1);
    const both = last && joined([last, line]);
    return both && textOf(both).length <= most ? [...above.slice(0, -1), both] : [...above, line];
  }, []);
