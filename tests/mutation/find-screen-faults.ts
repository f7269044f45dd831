import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mutation of a screen: a replaced part of its source. */
export type ScreenFault = {
  readonly kind: string;
  readonly file: string;
  readonly line: number;
  readonly at: number;
  readonly from: string;
  readonly to: string;
};

const root = join(import.meta.dirname, '..', '..');

// The screens that the walks visit, without styles.
const screens = [
  'src/app/routes/*.tsx',
  'src/ui/dialogs/*.tsx',
  'src/ui/dialogs/new-sheet/*.tsx',
  'src/ui/screens/visitor/*-screen{,.lazy}.tsx',
  'src/ui/screens/parameters/*.tsx',
  'src/ui/screens/parameters/account/{email,password}-*.tsx',
  'src/ui/screens/parameters/account-data/delete-account.tsx',
  'src/ui/screens/parameters/{appearance,categories,names,operations}/*.tsx',
];

type Operator = {
  readonly kind: string;
  readonly pattern: RegExp;
  /** Returns the replacement. `others` are the other matches in the file. */
  readonly plant: (found: string, others: readonly string[]) => string | undefined;
};

const another = (found: string, others: readonly string[]) => others.find((other) => other !== found);

const operators: readonly Operator[] = [
  { kind: 'dropped event', pattern: /\b\w+\.send\(/gu, plant: () => '((_: unknown) => {})(' },
  { kind: 'renamed event', pattern: /(?<=\bsend\(\{ type: ')[\w.]+/gu, plant: (found) => `${found}Renamed` },
  { kind: 'never disabled', pattern: /(?<=\bdisabled=)\{[^{}]+\}/gu, plant: () => '{false}' },
  { kind: 'never busy', pattern: /(?<=\bbusy=)\{[^{}]+\}/gu, plant: () => '{false}' },
  { kind: 'another tag', pattern: /(?<=\bhasTag\(')[\w:]+/gu, plant: (found) => `${found}Renamed` },
  { kind: 'another text', pattern: /(?<=\b(?:t|translate)\()'[\w.]+'/gu, plant: another },
  { kind: 'never shown', pattern: /(?<=\{)[\w!][^{}]*? && (?=[(<])/gu, plant: (found) => `false && ${found}` },
  { kind: 'lost value', pattern: /fieldText\([^()]+\)|event\.(?:current)?[tT]arget\.value/gu, plant: () => "''" },
];

function faultsIn(file: string): readonly ScreenFault[] {
  const code = readFileSync(join(root, file), 'utf8');
  return operators.flatMap(({ kind, pattern, plant }) => {
    const found = [...code.matchAll(pattern)];
    const others = found.map(([from]) => from);
    return found.flatMap(({ 0: from, index }) => {
      const to = plant(from, others);
      const line = code.slice(0, index).split('\n').length;
      return to === undefined ? [] : [{ kind, file, line, at: index, from, to }];
    });
  });
}

/** Every possible mutation of the screens that the walks visit. */
export const screenFaults = (): readonly ScreenFault[] =>
  globSync(screens, { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .toSorted()
    .flatMap(faultsIn);

export const describeScreenFault = ({ kind, file, line, from, to }: ScreenFault): string =>
  `${kind}: ${file}:${line} ${from.trim()} → ${to.trim()}`;

/** The source of a file with the fault; undefined for other files. */
export const withFault = (fault: ScreenFault, id: string, code: string): string | undefined =>
  id.replaceAll('\\', '/').endsWith(`/${fault.file.replaceAll('\\', '/')}`)
    ? code.slice(0, fault.at) + fault.to + code.slice(fault.at + fault.from.length)
    : undefined;
