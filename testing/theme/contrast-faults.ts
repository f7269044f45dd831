import { contrastOf } from './contrast.ts';
import { surfaces, read, type Role, roles } from './roles.ts';
import type { Part, RuleUses, Use } from './stylesheets.ts';

type Pair = { readonly ink: string; readonly ground: string; readonly least: number; readonly opacity?: number };

const partsOf = ({ uses }: RuleUses, part: Part): readonly Use[] => uses.filter((use) => use.part === part);

const isSurface = ({ part, token }: Use): boolean => part === 'ground' && surfaces.includes(token);

/** The colours of a rule of which the rule itself does not say what is on the other side. */
const openUses = (rule: RuleUses): readonly Use[] => {
  const hasGround = partsOf(rule, 'ground').length > 0;
  const hasInk = partsOf(rule, 'ink').length > 0;
  return [
    ...partsOf(rule, 'line'),
    ...(hasGround ? [] : partsOf(rule, 'ink')),
    ...(hasInk ? [] : partsOf(rule, 'ground').filter((use) => !isSurface(use))),
  ];
};

const roleOf = ({ part, token }: Use): Role | undefined => roles[part][token];

const pairsOfUse = (use: Use): readonly Pair[] => {
  const { least = 0, on = surfaces, bears = [] } = roleOf(use) ?? {};
  const { token, opacity } = use;
  return [
    ...on.map((ground) => ({ ink: token, ground, least, opacity })),
    ...bears.map((ink) => ({ ink, ground: token, least: read })),
  ];
};

const pairsInside = (rule: RuleUses): readonly Pair[] =>
  partsOf(rule, 'ground').flatMap(({ token: ground }) => [
    ...partsOf(rule, 'ink').map(({ token: ink }) => ({ ink, ground, least: roles.ink[ink]?.least === 0 ? 0 : read })),
    ...partsOf(rule, 'line').map((use) => ({ ink: use.token, ground, least: roleOf(use)?.least ?? 0 })),
  ]);

/** The pairs of colours that are too close to each other in one theme, a line each. */
export function tooClose(rules: readonly RuleUses[], colors: ReadonlyMap<string, string>): readonly string[] {
  const valueOf = (token: string) => colors.get(token) ?? '';
  const pairs = rules.flatMap((rule) => [...openUses(rule).flatMap(pairsOfUse), ...pairsInside(rule)]);
  const distinct = new Map(pairs.map((pair) => [Object.values(pair).join(' '), pair]));
  return [...distinct.values()].flatMap(({ ink, ground, least, opacity }) => {
    if (least === 0) return [];
    const ratio = contrastOf(valueOf(ink), valueOf(ground), valueOf('background-paper'), opacity);
    return ratio < least ? [`${ink} on ${ground}: ${ratio} instead of ${least}`] : [];
  });
}

const isTranslucent = ({ opacity }: RuleUses): boolean => opacity > 0 && opacity < 1;

/** Uses of colours whose role is not listed, a line each. */
export const withoutRole = (rules: readonly RuleUses[]): readonly string[] => [
  ...rules.flatMap((rule) =>
    openUses(rule)
      .filter((use) => !roleOf(use))
      .map(({ part, token }) => `${rule.selector} uses ${token} as ${part}`),
  ),
  ...rules.filter(isTranslucent).map(({ selector }) => `${selector} is faded`),
];

/** Roles that no rule needs any more, a line each. */
export function withoutUse(rules: readonly RuleUses[], scripts: ReadonlySet<string>): readonly string[] {
  const used = new Set(rules.flatMap(openUses).map(({ part, token }) => `${part} ${token}`));
  const declared = Object.entries(roles).flatMap(([part, tokens]) => Object.keys(tokens).map((token) => [part, token]));
  return declared
    .filter(([part, token = '']) => !used.has(`${part} ${token}`) && !scripts.has(token))
    .map((names) => names.join(' '));
}
