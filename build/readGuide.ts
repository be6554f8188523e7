import type { Plugin } from 'vite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Block,
  type GuidePage,
  type Inline,
  isPageName,
  type PageName,
  pageNames,
  type Sentence,
  type Topic,
} from '../renderer/features/help/guide.ts';

export const guideFolder = fileURLToPath(new URL('../docs/guide', import.meta.url));

/** The files of a language's guide, in the order of its pages. */
export function guideFiles(language: string): readonly string[] {
  return pageNames.map((name) => join(guideFolder, language, `${name}.md`));
}

/** The guide in a language as it is written in docs/guide. */
export function readGuide(language: string): readonly GuidePage[] {
  return pageNames.map((name, index) => readGuidePage(name, readFileSync(guideFiles(language)[index] ?? '', 'utf8')));
}

/** The pictures that pages show, each once. */
export function picturesOf(pages: readonly GuidePage[]): readonly string[] {
  const blocks: readonly Block[] = pages
    .flatMap((page) => [page.blocks, ...page.topics.map((each) => each.blocks)])
    .flat();
  return [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : [])))];
}

/** `[[Ctrl K]]`, `` `code` ``, `**strong**` and `[words](page.md#anchor)`; none of them within another. */
const pieces = /\[\[([^\]]+)\]\]|`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]*)\)/g;

/** Reads one sentence or more. `pageOf` returns the guide page of a file, and throws where it is none. */
export function readSentence(text: string, pageOf: (file: string) => PageName): Sentence {
  const sentence: Inline[] = [];
  const plain = (words: string): void => {
    // A leftover part of a mark was meant as one.
    if (/[`*_\\<>]|\[\[|\]\]|\]\(/.test(words)) throw new Error(`“${words.trim()}” has a mark that is not read`);
    if (words !== '') sentence.push({ kind: 'text', text: words });
  };
  let end = 0;
  for (const found of text.matchAll(pieces)) {
    plain(text.slice(end, found.index));
    end = found.index + found[0].length;
    const [, key, code, strong, words, target] = found;
    if (key !== undefined) sentence.push({ kind: 'key', text: key });
    else if (code !== undefined) sentence.push({ kind: 'code', text: code });
    else if (strong !== undefined) sentence.push({ kind: 'strong', text: strong });
    else if (words !== undefined && target !== undefined) {
      const [file = '', topic] = target.split('#');
      sentence.push({ kind: 'link', text: words, to: { page: pageOf(file), topic: topic ?? null } });
    }
  }
  plain(text.slice(end));
  return sentence;
}

/**
 * Reads a page of the guide, which is written in a subset of Markdown: headings, paragraphs, flat lists, tables, blocks
 * of code, and pictures on lines of their own. Everything else stops the build, so that nothing is rendered wrongly.
 * The anchor of a heading is on the line above it, where GitHub finds it as well.
 */
export function readGuidePage(name: PageName, markdown: string): GuidePage {
  const lines = markdown.split(/\r?\n/);
  let title = '';
  let anchor: string | null = null;
  const start: Block[] = [];
  const topics: (Topic & { readonly blocks: Block[] })[] = [];

  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const [, named] = /^<a id="([A-Za-z][\w-]*)"><\/a>$/.exec(line) ?? [];
    const [, sign, heading] = /^(#{1,6}) (.+)$/.exec(line) ?? [];
    if (line.trim() === '') at += 1;
    else if (named !== undefined) {
      if (topics.some((topic) => topic.anchor === named)) throw problem(name, at, `the anchor ${named} is there twice`);
      anchor = named;
      at += 1;
    } else if (sign === '#' && title === '') {
      title = heading ?? '';
      at += 1;
    } else if (sign === '##') {
      if (anchor === null) throw problem(name, at, 'a topic has no anchor');
      topics.push({ anchor, title: heading ?? '', blocks: [] });
      anchor = null;
      at += 1;
    } else if (sign !== undefined) throw problem(name, at, 'headings go two levels deep');
    else {
      const { block, next } = readBlock(name, lines, at);
      (topics.at(-1)?.blocks ?? start).push(block);
      at = next;
    }
  }
  if (title === '') throw problem(name, 0, 'the page has no title');
  return { name, title, blocks: start, topics };
}

interface ReadBlock {
  readonly block: Block;
  /** The first line after it. */
  readonly next: number;
}

function readBlock(name: PageName, lines: readonly string[], at: number): ReadBlock {
  const line = lines[at] ?? '';
  const sentence = (text: string): Sentence => {
    try {
      return readSentence(text, (file) => linkedPage(file, name));
    } catch (error) {
      throw problem(name, at, error instanceof Error ? error.message : 'it can’t be read');
    }
  };
  if (line.startsWith('```')) {
    const end = lines.indexOf('```', at + 1);
    if (end < 0) throw problem(name, at, 'a block of code has no end');
    return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, next: end + 1 };
  }
  const [, about, file] = /^!\[([^\]]+)\]\(\.\.\/pictures\/([\w-]+\.webp)\)$/.exec(line) ?? [];
  if (about !== undefined && file !== undefined) return { block: { kind: 'picture', file, about }, next: at + 1 };

  const next = endOf(lines, at);
  const together = lines.slice(at, next);
  if (line.startsWith('|')) {
    const [head = [], rule = [], ...rows] = together.map(cellsOf);
    if (!rule.every((cell) => /^-+$/.test(cell)) || rows.some((row) => row.length !== head.length))
      throw problem(name, at, 'a table is not even');
    return {
      block: { kind: 'table', head: head.map(sentence), rows: rows.map((row) => row.map(sentence)) },
      next,
    };
  }
  const [, mark] = /^(-|1\.) /.exec(line) ?? [];
  if (mark !== undefined) {
    const items = itemsOf(together, mark === '-' ? /^- / : /^\d+\. /);
    return { block: { kind: 'list', ordered: mark !== '-', items: items.map(sentence) }, next };
  }
  if (/^[>*+<=!]|^ {4}/.test(line) && !line.startsWith('**')) throw problem(name, at, 'this kind of line is not read');
  return { block: { kind: 'paragraph', content: sentence(together.join(' ')) }, next };
}

/** The next empty line. */
function endOf(lines: readonly string[], at: number): number {
  const end = lines.findIndex((line, index) => index > at && line.trim() === '');
  return end < 0 ? lines.length : end;
}

/** A line that does not begin an item belongs to the one before. */
function itemsOf(lines: readonly string[], mark: RegExp): readonly string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

function cellsOf(line: string): readonly string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** The page that a link's file is; a link without one stays on the page. */
function linkedPage(file: string, here: PageName): PageName {
  const name = file.replace(/\.md$/, '');
  if (name === '') return here;
  if (!isPageName(name)) throw new Error(`a link leads to ${file}`);
  return name;
}

function problem(name: PageName, at: number, what: string): Error {
  return new Error(`The page ${name} of the guide, line ${at + 1}: ${what}.`);
}

/**
 * The guide as data, made at build time: the page's policy forbids HTML from text, and reading Markdown there would
 * only cost time. Each language is a module of its own, loaded when the help opens.
 */
export function guideText(): Plugin {
  return {
    name: 'front-desk:guide-text',
    enforce: 'pre',
    load(id) {
      const [, language] = /\/renderer\/features\/help\/guides\/([a-z]{2})\.ts$/.exec(id) ?? [];
      if (language === undefined) return undefined;
      for (const file of guideFiles(language)) this.addWatchFile(file);
      return moduleOf(language);
    },
  };
}

function moduleOf(language: string): string {
  const pages = readGuide(language);
  const pictures = picturesOf(pages);
  const from = (file: string): string => JSON.stringify(join(guideFolder, 'pictures', file));
  return [
    ...pictures.map((file, index) => `import picture${index} from ${from(file)};`),
    `const pages = JSON.parse(${JSON.stringify(JSON.stringify(pages))});`,
    `const pictures = { ${pictures.map((file, index) => `${JSON.stringify(file)}: picture${index}`).join(', ')} };`,
    'export const guide = { pages, pictures };',
  ].join('\n');
}
