/** The pages of the guide in reading order; each is a file of that name per language. */
export const pageNames = ['reception', 'managers', 'it', 'troubleshooting'] as const;
export type PageName = (typeof pageNames)[number];

/** The address of a page or topic. */
export interface Place {
  readonly page: PageName;
  readonly topic: string | null;
}

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'code' | 'key'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: Place };

export type Sentence = readonly Inline[];

export type Block =
  | { readonly kind: 'paragraph'; readonly content: Sentence }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Sentence[] }
  | { readonly kind: 'table'; readonly head: readonly Sentence[]; readonly rows: readonly (readonly Sentence[])[] }
  | { readonly kind: 'code'; readonly text: string }
  /** `file` is a name in docs/guide/pictures. */
  | { readonly kind: 'picture'; readonly file: string; readonly about: string };

/** The content below one heading. */
export interface Topic {
  /** The same in all languages. */
  readonly anchor: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface GuidePage {
  readonly name: PageName;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly topics: readonly Topic[];
}

/** The guide in one language. */
export interface Guide {
  readonly pages: readonly GuidePage[];
  /** The URL of each picture. */
  readonly pictures: Readonly<Record<string, string>>;
}

export function isPageName(name: string | undefined): name is PageName {
  return pageNames.some((each) => each === name);
}

/** The text of blocks without markup, for the search. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join(' ');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return sentenceText(block.content);
    case 'list':
      return block.items.map(sentenceText).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(sentenceText).join(' ');
    case 'code':
      return block.text;
    case 'picture':
      return '';
  }
}

function sentenceText(sentence: Sentence): string {
  return sentence.map(({ text }) => text).join('');
}
