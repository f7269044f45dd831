import type { Random } from '../../support/random.ts';
import type { Drawn, Sign } from './drawn.ts';

// The precedence of each operator.
const levels: Readonly<Record<Sign, number>> = {
  '||': 1,
  '&&': 2,
  in: 3,
  '==': 5,
  '!=': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
};
const isLevel = 4;
const unaryLevel = 7;
const postfixLevel = 8;

const levelOf = (drawn: Drawn): number => {
  if (drawn.kind === 'operator') return levels[drawn.sign];
  if (drawn.kind === 'is') return isLevel;
  return drawn.kind === 'not' || drawn.kind === 'minus' ? unaryLevel : postfixLevel;
};

// Without parentheses `1.a` would be a double, and a path would not end.
const isBare = (drawn: Drawn): boolean => drawn.kind === 'known' && /^[\d/]/.test(drawn.text);

/** Prints an expression with the necessary parentheses and some redundant ones. */
export const print = (random: Random, drawn: Drawn): string => {
  const put = (part: Drawn, level: number): string => {
    const text = print(random, part);
    return levelOf(part) < level || random.chance(0.05) ? `(${text})` : text;
  };
  const target = (part: Drawn): string => (isBare(part) ? `(${print(random, part)})` : put(part, postfixLevel));
  const all = (parts: readonly Drawn[]): string => parts.map((part) => print(random, part)).join(', ');
  switch (drawn.kind) {
    case 'known':
      return drawn.text;
    case 'list':
      return `[${all(drawn.items)}]`;
    case 'not':
      return `!${put(drawn.of, unaryLevel)}`;
    case 'minus':
      return `-${put(drawn.of, postfixLevel)}`;
    case 'is':
      return `${put(drawn.of, isLevel)} is ${drawn.type}`;
    case 'operator': {
      const level = levels[drawn.sign];
      return `${put(drawn.left, level)} ${drawn.sign} ${put(drawn.right, level + 1)}`;
    }
    case 'member':
      return `${target(drawn.of)}.${drawn.name}`;
    case 'index':
      return `${target(drawn.of)}[${print(random, drawn.key)}]`;
    case 'method':
      return `${target(drawn.of)}.${drawn.name}(${all(drawn.args)})`;
  }
};
