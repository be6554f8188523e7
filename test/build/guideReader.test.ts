import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGuidePage, readSentence } from '../../build/readGuide.ts';
import type { Inline, PageName, Sentence } from '../../renderer/features/help/guide.ts';

const page = (markdown: string) => readGuidePage('reception', markdown);
const inPage = (): PageName => 'it';

describe('a page of the guide', () => {
  it('is a title, what stands under it, and topics with their anchors', () => {
    expect(page('# Reception\n\nFor all.\n\n<a id="day"></a>\n\n## The day\n\nIt begins.\n\nIt\ngoes on.\n')).toEqual({
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
    const { blocks } = page(
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
    expect(() => page(markdown)).toThrow(/page reception of the guide, line \d+/);
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
