import { build, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Output = Chunk | Rolldown.OutputAsset;

const isChunk = (output: Output): output is Chunk => output.type === 'chunk';

async function builtFiles(): Promise<readonly Output[]> {
  const result = await build({ logLevel: 'silent', build: { write: false } });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => ('output' in output ? output.output : []));
}

/** How many bytes of brotli the build made of a script. */
function brotliBytes(outputs: readonly Output[], name: string): number {
  const file = outputs.find(({ fileName }) => fileName === `${name}.br`);
  if (file?.type !== 'asset') throw new Error(`The build has not compressed ${name}.`);
  return file.source.length;
}

/** `names` and all that they import at once, by file name. */
function closure(chunks: ReadonlyMap<string, Chunk>, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  names.forEach(visit);
  return found;
}

export type FirstRoute = {
  /** Brotli bytes of the scripts of the sign-in screen, without and with the identity library. */
  readonly signIn: number;
  readonly withIdentity: number;
  /** Brotli bytes of all scripts up to a home screen on show. */
  readonly home: number;
};

/** Builds the app without writing it and weighs the scripts that each first page brings. */
export async function weighFirstRoute(): Promise<FirstRoute> {
  const built = await builtFiles();
  const chunks = new Map(built.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  const named = (pattern: RegExp) =>
    [...chunks.values()]
      .filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)))
      .map(({ fileName }) => fileName);
  const entry = named(/\/app\/main\.tsx$/u);
  const language = named(/\/i18n\/french-outside\.ts$/u);
  const identity = named(/\/identity\/open-auth\.ts$/u);
  const home = named(/\/(?:signed-in-area\.tsx|french-inside\.ts|home-screen\.tsx|data-services\.ts)$/u);
  if ([entry, language, identity, home].some((files) => files.length === 0)) {
    throw new Error('A chunk that belongs to a first page was not found: the build has changed its shape.');
  }
  const weigh = (names: readonly string[]) =>
    [...closure(chunks, names)].reduce((sum, name) => sum + brotliBytes(built, name), 0);
  return {
    signIn: weigh([...entry, ...language]),
    withIdentity: weigh([...entry, ...language, ...identity]),
    home: weigh([...entry, ...language, ...identity, ...home]),
  };
}
