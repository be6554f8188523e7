import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/core/memoryCore.ts';
import { guideFolder, picturesOf, readGuide, readGuidePage, readSentence } from '../../build/readGuide.ts';
import type { FailureKind } from '../../electron/contract/failure.ts';
import { languages } from '../../electron/contract/language.ts';
import { profileName, readProfile } from '../../electron/core/storage/settings/profile.ts';
import {
  type Block,
  type GuidePage,
  type Inline,
  type PageName,
  pageNames,
  plainText,
  type Sentence,
} from '../../renderer/features/help/guide.ts';
import fc from 'fast-check';

const readMarkdown = (markdown: string) => readGuidePage('reception', markdown);
const inPage = (): PageName => 'it';

describe('a page of the guide', () => {
  it('is a title, what stands under it, and topics with their anchors', () => {
    expect(
      readMarkdown('# Reception\n\nFor all.\n\n<a id="day"></a>\n\n## The day\n\nIt begins.\n\nIt\ngoes on.\n'),
    ).toEqual({
      name: 'reception',
      title: 'Reception',
      blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'For all.' }] }],
      topics: [
        {
          anchor: 'day',
          title: 'The day',
          blocks: [
            { kind: 'paragraph', content: [{ kind: 'text', text: 'It begins.' }] },
            { kind: 'paragraph', content: [{ kind: 'text', text: 'It goes on.' }] },
          ],
        },
      ],
    });
  });

  it('has lists, tables, code and pictures', () => {
    const { blocks } = readMarkdown(
      [
        '# T',
        '',
        '- one\n  of two lines\n- two',
        '',
        '1. first\n2. second',
        '',
        '| A | B |\n| --- | - |\n| `a` | [[B]] |',
        '',
        '```\n{ "a": 1 }\n\n**not bold**\n```',
        '',
        '![What it shows](../pictures/day.webp)',
      ].join('\n'),
    );
    expect(blocks).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [[{ kind: 'text', text: 'one of two lines' }], [{ kind: 'text', text: 'two' }]],
      },
      { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]] },
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'A' }], [{ kind: 'text', text: 'B' }]],
        rows: [[[{ kind: 'code', text: 'a' }], [{ kind: 'key', text: 'B' }]]],
      },
      { kind: 'code', text: '{ "a": 1 }\n\n**not bold**' },
      { kind: 'picture', file: 'day.webp', about: 'What it shows' },
    ]);
  });

  it.each([
    ['no title', 'Words.'],
    ['a topic without an anchor', '# T\n\n## Topic'],
    ['an anchor twice', '# T\n\n<a id="a"></a>\n\n## A\n\n<a id="a"></a>\n\n## B'],
    ['a third level', '# T\n\n### Deep'],
    ['HTML', '# T\n\n<b>Words</b>'],
    ['HTML in a sentence', '# T\n\nSome <b>words</b>'],
    ['a quotation', '# T\n\n> Words'],
    ['code without an end', '# T\n\n```\ncode'],
    ['a picture from elsewhere', '# T\n\n![A](https://elsewhere.example/a.webp)'],
    ['a link to elsewhere', '# T\n\n[Words](https://elsewhere.example/)'],
    ['a link to no page', '# T\n\n[Words](nowhere.md)'],
    ['a mark that is not closed', '# T\n\nSome **words'],
    ['a table that is not even', '# T\n\n| A | B |\n| - | - |\n| a |'],
  ])('is refused for %s, and the place is named', (_what, markdown) => {
    expect(() => readMarkdown(markdown)).toThrow(/page reception of the guide, line \d+/);
  });
});

describe('a sentence', () => {
  it('leads to a page or to a topic of it', () => {
    expect(readSentence('See [files](it.md#files) or [it](it.md).', inPage)).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'files', to: { page: 'it', topic: 'files' } },
      { kind: 'text', text: ' or ' },
      { kind: 'link', text: 'it', to: { page: 'it', topic: null } },
      { kind: 'text', text: '.' },
    ]);
  });

  it('is read as it was written, whatever its pieces', () => {
    const words = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9’.,:;?%/ ]{1,12}$/);
    const piece: fc.Arbitrary<Inline> = fc.oneof(
      fc.record({ kind: fc.constantFrom('text', 'strong', 'code', 'key'), text: words } as const),
      fc.record({
        kind: fc.constant('link' as const),
        text: words,
        to: fc.record({ page: fc.constant('it' as const), topic: fc.option(fc.stringMatching(/^[a-z-]{1,8}$/)) }),
      }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(readSentence(pieces.map(written).join(''), inPage)).toEqual(joined(pieces));
      }),
    );
  });
});

function written(piece: Inline): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'strong':
      return `**${piece.text}**`;
    case 'code':
      return `\`${piece.text}\``;
    case 'key':
      return `[[${piece.text}]]`;
    case 'link':
      return `[${piece.text}](it.md${piece.to.topic === null ? '' : `#${piece.to.topic}`})`;
  }
}

/** Plain words beside plain words are one piece. */
function joined(pieces: readonly Inline[]): Sentence {
  const sentence: Inline[] = [];
  for (const piece of pieces) {
    const last = sentence.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text')
      sentence[sentence.length - 1] = { kind: 'text', text: last.text + piece.text };
    else sentence.push(piece);
  }
  return sentence;
}

const guides = new Map(languages.map((language) => [language, readGuide(language)]));
const english = guides.get('en') ?? [];

/** Every kind of failure; a missing one does not compile. */
const failures: Readonly<Record<FailureKind, true>> = {
  badRequest: true,
  cancelled: true,
  badAddress: true,
  badKey: true,
  badMap: true,
  storage: true,
  notOffered: true,
  internal: true,
  locked: true,
  notAllowed: true,
  wrongPin: true,
  keyMissing: true,
  keyElsewhere: true,
  keyLocked: true,
  partial: true,
  refused: true,
  depthLimit: true,
  forbidden: true,
  keyRejected: true,
  nothingRead: true,
  headerMissing: true,
  quotaExceeded: true,
  notGraphQL: true,
  proxy: true,
  redirected: true,
  gatewayTrouble: true,
  unreadable: true,
  tooLarge: true,
  unreachable: true,
  timeout: true,
  certificate: true,
  clock: true,
};

describe('the guide', () => {
  it('has a topic for every failure, and for changes that end in another way', () => {
    const topics = english.find(({ name }) => name === 'troubleshooting')?.topics.map(({ anchor }) => anchor);
    expect(topics?.toSorted()).toEqual([...Object.keys(failures), 'conflict', 'outcomeUnknown'].toSorted());
  });

  it('shows a profile that Front Desk takes as it is', () => {
    const blocks = english.flatMap(({ topics }) => topics.find(({ anchor }) => anchor === 'profile')?.blocks ?? []);
    const code = blocks.find((block) => block.kind === 'code' && block.text.startsWith('{'));
    const temporary = temporaryFolder();
    const file = join(temporary.folder, profileName);
    writeFileSync(file, code?.kind === 'code' ? code.text : '');
    expect(readProfile(file).kind).toBe('preset');
    temporary.remove();
  });

  it('shows small pictures that are all there, and none is left over', () => {
    const shown = picturesOf(english);
    const folder = join(guideFolder, 'pictures');
    expect(readdirSync(folder).toSorted()).toEqual(shown.toSorted());
    expect(shown.length).toBeLessThanOrEqual(8);
    for (const file of shown) expect(statSync(join(folder, file)).size, file).toBeLessThan(120_000);
  });
});

describe.each(languages)('the guide in %s', (language) => {
  const pages = guides.get(language) ?? [];

  it('has every page and every topic, in the same order and with the same anchors', () => {
    expect(pages.map(({ name }) => name)).toEqual(pageNames);
    expect(outline(pages)).toEqual(outline(english));
  });

  it('has the same steps, keys, code, tables, pictures and ways in every topic', () => {
    expect(pages.flatMap(shape)).toEqual(english.flatMap(shape));
  });

  it('leads somewhere with every link', () => {
    for (const { to } of piecesOf(pages).filter((piece) => piece.kind === 'link')) {
      const page = pages.find(({ name }) => name === to.page);
      if (to.topic !== null) expect(page?.topics.map(({ anchor }) => anchor)).toContain(to.topic);
    }
  });

  it('is written as print is', () => {
    for (const { name, title, topics } of pages)
      for (const topic of topics) {
        const text = `${title} ${topic.title} ${plainText(topic.blocks.filter(({ kind }) => kind !== 'code'))}`;
        // Keys, and what a program takes or shows, are quoted as they are.
        const words = withoutCode(topic.blocks, text);
        expect(words, `${name} ${topic.anchor}`).not.toMatch(/["']|\.\.\.| {2}/);
        if (language === 'fr')
          expect(words, `${name} ${topic.anchor}`).not.toMatch(
            / [;:!?»]|« |[\p{L})][;!?:»](?:\s|$)|\u202f[:»]|«\u202f|\u00a0[;!?]/u,
          );
        else expect(words, `${name} ${topic.anchor}`).not.toMatch(/ [;:!?]/);
      }
  });

  it('is where the build expects it', () => {
    for (const name of pageNames) expect(existsSync(join(guideFolder, language, `${name}.md`))).toBe(true);
    expect(readdirSync(join(guideFolder, language))).toHaveLength(pageNames.length);
  });
});

function outline(pages: readonly GuidePage[]): readonly string[] {
  return pages.flatMap(({ name, topics }) => topics.map(({ anchor }) => `${name}/${anchor}`));
}

/** What a translation has to keep. */
function shape(page: GuidePage): readonly unknown[] {
  const beginnings = [{ anchor: '', blocks: page.blocks }, ...page.topics];
  return beginnings.map(({ anchor, blocks }) => ({
    place: `${page.name}/${anchor}`,
    blocks: blocks.map((block) => [block.kind, sizeOf(block)]),
    pieces: piecesIn(blocks)
      .flatMap((piece) => {
        if (piece.kind === 'key') return [`[${piece.text}]`];
        return piece.kind === 'link' ? [`${piece.to.page}/${piece.to.topic ?? ''}`] : [];
      })
      .toSorted(),
    labels: piecesIn(blocks).filter(({ kind }) => kind === 'strong').length,
  }));
}

function sizeOf(block: Block): unknown {
  switch (block.kind) {
    case 'paragraph':
      return null;
    case 'list':
      return [block.ordered, block.items.length];
    case 'table':
      return [block.head.length, block.rows.length];
    case 'code':
      return block.text;
    case 'picture':
      return block.file;
  }
}

function piecesOf(pages: readonly GuidePage[]): readonly Inline[] {
  return pages.flatMap(({ blocks, topics }) => piecesIn([...blocks, ...topics.flatMap((topic) => topic.blocks)]));
}

function piecesIn(blocks: readonly Block[]): readonly Inline[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.content;
    if (block.kind === 'list') return block.items.flat();
    return block.kind === 'table' ? [block.head, ...block.rows].flat(2) : [];
  });
}

function withoutCode(blocks: readonly Block[], text: string): string {
  return piecesIn(blocks)
    .filter(({ kind }) => kind === 'code' || kind === 'key')
    .reduce((rest, { text: code }) => rest.replace(code, '·'), text);
}
