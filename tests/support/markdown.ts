import { posix } from 'node:path';

/** The lines of a Markdown text that are in no block of code. */
function proseOf(text: string): readonly string[] {
  let fence = '';
  return text.split('\n').filter((line) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/u.exec(line) ?? [];
    const isFence = mark !== '' && (fence === '' || mark.startsWith(fence));
    if (isFence) fence = fence === '' ? mark : '';
    return !isFence && fence === '';
  });
}

/** What GitHub makes of a heading, as it is read: its letters, digits, `_` and `-`, with spaces as `-`. */
const slugOf = (heading: string): string =>
  heading
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/gu, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    // Emphasis, of which only the underscore would stay.
    .replaceAll(/(?<![\w`])_(.+?)_(?![\w`])/gu, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{Nd}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of the headings of a Markdown text; of equal ones the second ends in `-1`. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const line of proseOf(text)) {
    const [, heading] = /^#{1,6}\s+(.+)$/u.exec(line) ?? [];
    if (heading === undefined) continue;
    const slug = slugOf(heading);
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

// A span of code ends with as many marks as it began with, and in its paragraph.
const codeSpan = /(?<!`)(`+)(?!`)(?:(?!\n\n).)*?(?<!`)\1(?!`)/gsu;
const inline = /\]\(\s*<?([^)\s>]+)/gu;
const definition = /^\s*\[[^\]]+\]:\s+<?([^\s>]+)/gmu;
const element = /<(?:a|img)\s[^>]*?(?:href|src)="([^"]+)"/gu;

/** Where the links and pictures of a Markdown text lead. */
export function linksOf(text: string): readonly string[] {
  const prose = proseOf(text).join('\n').replaceAll(codeSpan, '');
  return [inline, definition, element].flatMap((link) => [...prose.matchAll(link)].map(([, target = '']) => target));
}

const isElsewhere = (target: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(target);

const pathOf = (file: string, path: string): string => {
  if (path === '') return file;
  return posix.normalize(path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path));
};

/**
 * The relative links that lead to no file or to no heading, a line each. `texts` are the Markdown files by their paths in the
 * repository; `exists` tells whether a path of the repository is a file or a folder.
 */
export function deadLinks(texts: ReadonlyMap<string, string>, exists: (path: string) => boolean): readonly string[] {
  const faultOf = (file: string, target: string): string | undefined => {
    const [path = '', anchor] = decodeURIComponent(target).split('#');
    const linked = pathOf(file, path);
    if (linked.startsWith('..') || !exists(linked)) return `${file}: ${target} leads to no file`;
    const text = texts.get(linked) ?? texts.get(posix.join(linked, 'README.md'));
    const isFound = anchor === undefined || text === undefined || anchorsOf(text).has(anchor);
    return isFound ? undefined : `${file}: ${target} leads to no heading`;
  };
  return [...texts].flatMap(([file, text]) =>
    linksOf(text)
      .filter((target) => !isElsewhere(target))
      .flatMap((target) => faultOf(file, target) ?? []),
  );
}
