import { posix } from 'node:path';
import Slugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const namesIn = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, name = '']) => name);

/** The anchors of a Markdown text: GitHub's anchors of headings, and explicit anchors. */
export function anchorsOf(text: string): readonly string[] {
  const slugger = new Slugger();
  const anchors: string[] = [];
  visit(fromMarkdown(text), (node) => {
    if (node.type === 'heading') anchors.push(slugger.slug(toString(node)));
    if (node.type === 'html') anchors.push(...namesIn(node.value, /<a id="([^"]+)"/gu));
  });
  return anchors;
}

/** The targets of the links and images of a Markdown text. */
export function linksOf(text: string): readonly string[] {
  const targets: string[] = [];
  visit(fromMarkdown(text), (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') targets.push(node.url);
    if (node.type === 'html') targets.push(...namesIn(node.value, /(?:href|src)="([^"]+)"/gu));
  });
  return targets;
}

const isExternal = (target: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(target);

const pathOf = (file: string, path: string): string => {
  if (path === '') return file;
  return posix.normalize(path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path));
};

/**
 * Lists relative links to a missing file or heading. `texts` are the Markdown files by path. `exists` tests whether the repository has a
 * file or folder with this path.
 */
export function deadLinks(texts: ReadonlyMap<string, string>, exists: (path: string) => boolean): readonly string[] {
  // Cached: many links lead to the same text.
  const known = new Map<string, readonly string[]>();
  const anchorsIn = (linked: string, text: string): readonly string[] => {
    const anchors = known.get(linked) ?? anchorsOf(text);
    known.set(linked, anchors);
    return anchors;
  };
  const faultOf = (file: string, target: string): string | undefined => {
    const [path = '', anchor] = decodeURIComponent(target).split('#');
    const linked = pathOf(file, path);
    if (linked.startsWith('..') || !exists(linked)) return `${file}: ${target} leads to no file`;
    const text = texts.get(linked) ?? texts.get(posix.join(linked, 'README.md'));
    const isFound = anchor === undefined || text === undefined || anchorsIn(linked, text).includes(anchor);
    return isFound ? undefined : `${file}: ${target} leads to no heading`;
  };
  return [...texts].flatMap(([file, text]) =>
    linksOf(text)
      .filter((target) => !isExternal(target))
      .flatMap((target) => faultOf(file, target) ?? []),
  );
}
