import type { Catalog, Translation } from '../catalog.ts';
import type { english } from './english.ts';
import type { firstEnglish } from './firstEnglish.ts';
import { speak } from './say.ts';

type Words<C extends Catalog> = { readonly [Part in keyof C]: Translation<C[Part]> };

/** A language in two files: the first screen does not wait for the words of all others. */
interface Language {
  readonly tag: string;
  readonly first: () => Promise<Words<typeof firstEnglish>>;
  readonly all: () => Promise<Words<typeof english>>;
}

/** By the tag that the host wrote into the page; English where it is not known. */
function languageOf(tag: string): Language {
  switch (tag) {
    case 'de':
      return {
        tag,
        first: async () => (await import('./firstGerman.ts')).firstGerman,
        all: async () => (await import('./german.ts')).german,
      };
    case 'es':
      return {
        tag,
        first: async () => (await import('./firstSpanish.ts')).firstSpanish,
        all: async () => (await import('./spanish.ts')).spanish,
      };
    case 'fr':
      return {
        tag,
        first: async () => (await import('./firstFrench.ts')).firstFrench,
        all: async () => (await import('./french.ts')).french,
      };
    case 'en-XA': {
      const all: Language['all'] = async () => (await import('./marked.ts')).marked;
      return { tag: 'en', first: all, all };
    }
    default:
      return {
        tag: 'en',
        first: async () => (await import('./firstEnglish.ts')).firstEnglish,
        all: async () => (await import('./english.ts')).english,
      };
  }
}

let readRest = async (): Promise<void> => undefined;
let reading: Promise<void> | null = null;

/** Reads what the first screen says. `locale` is how numbers are written in it. */
export async function learnFirstWords(tag: string, locale: string): Promise<void> {
  const language = languageOf(tag);
  reading = null;
  readRest = async () => speak(language.tag, await language.all(), locale);
  speak(language.tag, await language.first(), locale);
}

/** Reads all other words of that language, once; whatever comes after the first screen waits for them. */
export function learnOtherWords(): Promise<void> {
  reading ??= readRest().catch((reason: unknown) => {
    // The next one to want them tries again.
    reading = null;
    throw reason;
  });
  return reading;
}
