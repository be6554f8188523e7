import type { Inline, PageName, Sentence } from '../../renderer/features/help/guide.ts';

/** `[[Ctrl K]]`, `` `code` ``, `**strong**` and `[words](page.md#anchor)`; none of them within another. */
const pieces = /\[\[([^\]]+)\]\]|`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]*)\)/g;

/** Reads one sentence or more. `pageOf` tells which page of the guide a file is, and throws where it is none. */
export function readSentence(text: string, pageOf: (file: string) => PageName): Sentence {
  const sentence: Inline[] = [];
  const plain = (words: string): void => {
    // What is left over of a mark was meant as one.
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
