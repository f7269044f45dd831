import { RulesError } from './syntax.ts';

export type Token = {
  readonly kind: 'word' | 'number' | 'string' | 'symbol' | 'end';
  readonly text: string;
  readonly line: number;
};

const pattern =
  /(?<space>\s+|\/\/[^\n]*)|(?<word>[A-Za-z_]\w*)|(?<number>\d+(?:\.\d+)?)|(?<string>'(?:[^'\\\n]|\\.)*')|(?<symbol>\|\||&&|==|!=|<=|>=|[-<>!=.,;:/$(){}[\]])/y;

const unescape = (quoted: string): string => quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1');

const toToken = (groups: Readonly<Record<string, string | undefined>>, line: number): Token | undefined => {
  const { word, number, string, symbol } = groups;
  if (word !== undefined) return { kind: 'word', text: word, line };
  if (number !== undefined) return { kind: 'number', text: number, line };
  if (string !== undefined) return { kind: 'string', text: unescape(string), line };
  return symbol === undefined ? undefined : { kind: 'symbol', text: symbol, line };
};

/** Splits a policy into tokens, the last of which is `end`. */
export const tokenise = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let line = 1;
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    const found = pattern.exec(text);
    if (found === null) throw new RulesError(`unexpected character "${text[start] ?? ''}"`, line);
    const token = toToken(found.groups ?? {}, line);
    if (token !== undefined) tokens.push(token);
    line += found[0].split('\n').length - 1;
  }
  return [...tokens, { kind: 'end', text: '', line }];
};
