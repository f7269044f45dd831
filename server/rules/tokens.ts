import { RulesError } from './syntax.ts';

export type Token = {
  readonly kind: 'word' | 'number' | 'string' | 'symbol' | 'end';
  readonly text: string;
  readonly line: number;
  /** Whether the token directly follows the previous token. */
  readonly isAdjacent: boolean;
};

// Strings support only the escapes `\'` and `\\`.
const pattern =
  /(?<space>[ \t\r\n]+|\/\/[^\r\n]*(?=\r?\n|$))|(?<word>[A-Za-z_]\w*)|(?<number>(?:0|[1-9]\d*)(?:\.\d+)?(?![\d.]))|(?<string>'(?:[^'\\\r\n]|\\['\\])*')|(?<symbol>\|\||&&|==|!=|<=|>=|[-<>!=.,;:/$(){}[\]])/y;

const unescape = (quoted: string): string => quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1');

type Groups = Readonly<Record<string, string | undefined>>;

const toKind = ({ word, number, string, symbol }: Groups): Pick<Token, 'kind' | 'text'> | undefined => {
  if (word !== undefined) return { kind: 'word', text: word };
  if (number !== undefined) return { kind: 'number', text: number };
  if (string !== undefined) return { kind: 'string', text: unescape(string) };
  return symbol === undefined ? undefined : { kind: 'symbol', text: symbol };
};

/** Splits rules into tokens; the last token is `end`. */
export const tokenise = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let line = 1;
  let isAdjacent = true;
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    const found = pattern.exec(text);
    if (found === null) throw new RulesError(`unexpected character "${text[start] ?? ''}"`, line);
    const token = toKind(found.groups ?? {});
    if (token !== undefined) tokens.push({ ...token, line, isAdjacent });
    isAdjacent = token !== undefined;
    line += found[0].split('\n').length - 1;
  }
  return [...tokens, { kind: 'end', text: '', line, isAdjacent: false }];
};
