import { RulesError } from './syntax.ts';
import type { Token } from './tokens.ts';

/** The tokens that a recursive-descent parser consumes. */
export type Cursor = {
  readonly peek: (ahead?: number) => Token;
  readonly next: () => Token;
  /** Consumes the next token if it is the given symbol or word. */
  readonly take: (text: string) => boolean;
  readonly expect: (text: string) => void;
  readonly word: () => string;
  /** Consumes a word that directly follows the previous token. */
  readonly adjacentWord: () => string;
  /** Consumes an identifier. Throws for a reserved word. */
  readonly name: () => string;
  readonly string: () => string;
  readonly fail: (message: string) => RulesError;
};

const reservedWords: ReadonlySet<string> = new Set(
  (
    'allow arguments break case continue default deny do each else extends false for function goto if import in is let ' +
    'match not null package return rules_version service switch then true var while'
  ).split(' '),
);

export const createCursor = (tokens: readonly Token[]): Cursor => {
  const end: Token = { kind: 'end', text: '', line: tokens.at(-1)?.line ?? 1, isAdjacent: false };
  let index = 0;
  const peek = (ahead = 0): Token => tokens[index + ahead] ?? end;
  const next = (): Token => {
    const token = peek();
    index += 1;
    return token;
  };
  const fail = (message: string): RulesError => new RulesError(message, peek().line);
  const take = (text: string): boolean => {
    const found = peek().text === text && peek().kind !== 'string';
    if (found) index += 1;
    return found;
  };
  const ofKind = (kind: Token['kind']) => (): string => {
    if (peek().kind !== kind) throw fail(`expected a ${kind}, found "${peek().text}"`);
    return next().text;
  };
  const word = ofKind('word');
  return {
    peek,
    next,
    take,
    fail,
    expect: (text) => {
      if (!take(text)) throw fail(`expected "${text}", found "${peek().text}"`);
    },
    word,
    adjacentWord: () => {
      if (!peek().isAdjacent) throw fail(`unexpected space before "${peek().text}"`);
      return word();
    },
    name: () => {
      if (reservedWords.has(peek().text)) throw fail(`"${peek().text}" is a reserved word`);
      return word();
    },
    string: ofKind('string'),
  };
};
