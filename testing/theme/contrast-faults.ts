import { contrastOf } from './contrast.ts';
import { type Role, roles, surfaces, textContrast } from './roles.ts';
import type { ColorUse, Layer, RuleUses } from './stylesheets.ts';

type Pair = {
  readonly foreground: string;
  readonly background: string;
  readonly minimum: number;
  readonly opacity?: number;
};

const usesAs = ({ uses }: RuleUses, layer: Layer): readonly ColorUse[] => uses.filter((use) => use.layer === layer);

const isSurface = ({ layer, token }: ColorUse): boolean => layer === 'background' && surfaces.includes(token);

/** The colours without a counterpart in the rule: text without a background, or a background without text. */
const unpairedUses = (rule: RuleUses): readonly ColorUse[] => {
  const hasBackground = usesAs(rule, 'background').length > 0;
  const hasForeground = usesAs(rule, 'foreground').length > 0;
  return [
    ...usesAs(rule, 'line'),
    ...(hasBackground ? [] : usesAs(rule, 'foreground')),
    ...(hasForeground ? [] : usesAs(rule, 'background').filter((use) => !isSurface(use))),
  ];
};

const roleOf = ({ layer, token }: ColorUse): Role | undefined => roles[layer][token];

const pairsOfUse = (use: ColorUse): readonly Pair[] => {
  const { minimum = 0, backgrounds = surfaces, foregrounds = [] } = roleOf(use) ?? {};
  const { token, opacity } = use;
  return [
    ...backgrounds.map((background) => ({ foreground: token, background, minimum, opacity })),
    ...foregrounds.map((foreground) => ({ foreground, background: token, minimum: textContrast })),
  ];
};

const pairsInside = (rule: RuleUses): readonly Pair[] =>
  usesAs(rule, 'background').flatMap(({ token: background }) => [
    ...usesAs(rule, 'foreground').map(({ token: foreground }) => ({
      foreground,
      background,
      minimum: roles.foreground[foreground]?.minimum === 0 ? 0 : textContrast,
    })),
    ...usesAs(rule, 'line').map((use) => ({ foreground: use.token, background, minimum: roleOf(use)?.minimum ?? 0 })),
  ]);

/** Describes the pairs of colours below their minimum contrast in one theme. */
export function tooClose(rules: readonly RuleUses[], colors: ReadonlyMap<string, string>): readonly string[] {
  const valueOf = (token: string) => colors.get(token) ?? '';
  const pairs = rules.flatMap((rule) => [...unpairedUses(rule).flatMap(pairsOfUse), ...pairsInside(rule)]);
  const distinct = new Map(pairs.map((pair) => [Object.values(pair).join(' '), pair]));
  return [...distinct.values()].flatMap(({ foreground, background, minimum, opacity }) => {
    if (minimum === 0) return [];
    const ratio = contrastOf(valueOf(foreground), valueOf(background), valueOf('background-paper'), opacity);
    return ratio < minimum ? [`${foreground} on ${background}: ${ratio} instead of ${minimum}`] : [];
  });
}

const isTranslucent = ({ opacity }: RuleUses): boolean => opacity > 0 && opacity < 1;

/** Describes the uses of colours without a role. */
export const withoutRole = (rules: readonly RuleUses[]): readonly string[] => [
  ...rules.flatMap((rule) =>
    unpairedUses(rule)
      .filter((use) => !roleOf(use))
      .map(({ layer, token }) => `${rule.selector} uses ${token} as ${layer}`),
  ),
  ...rules.filter(isTranslucent).map(({ selector }) => `${selector} is translucent`),
];

/** Describes the roles that no rule needs. */
export function withoutUse(rules: readonly RuleUses[], scripts: ReadonlySet<string>): readonly string[] {
  const used = new Set(rules.flatMap(unpairedUses).map(({ layer, token }) => `${layer} ${token}`));
  const declared = Object.entries(roles).flatMap(([layer, tokens]) =>
    Object.keys(tokens).map((token) => [layer, token]),
  );
  return declared
    .filter(([layer, token = '']) => !used.has(`${layer} ${token}`) && !scripts.has(token))
    .map((names) => names.join(' '));
}
