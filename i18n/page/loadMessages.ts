import type { Messages } from '../translator.ts';
import { setMessages } from './t.ts';

/** A language in two files: the first screen does not wait for the messages of all others. */
interface Language {
  readonly tag: string;
  readonly first: () => Promise<Messages>;
  readonly screens: () => Promise<Messages>;
}

const english: Language = {
  tag: 'en',
  first: async () => (await import('./en/first.json')).default,
  screens: async () => (await import('./en/screens.json')).default,
};

const languages: readonly Language[] = [
  english,
  {
    tag: 'de',
    first: async () => (await import('./de/first.json')).default,
    screens: async () => (await import('./de/screens.json')).default,
  },
  {
    tag: 'es',
    first: async () => (await import('./es/first.json')).default,
    screens: async () => (await import('./es/screens.json')).default,
  },
  {
    tag: 'fr',
    first: async () => (await import('./fr/first.json')).default,
    screens: async () => (await import('./fr/screens.json')).default,
  },
];

async function pseudo(messages: Promise<Messages>): Promise<Messages> {
  return (await import('../pseudo.ts')).pseudoTranslate(await messages);
}

/** By the tag that the host wrote into the page; English where it is not known. */
function languageOf(tag: string): Language {
  if (tag === 'en-XA')
    return { tag: 'en', first: () => pseudo(english.first()), screens: () => pseudo(english.screens()) };
  return languages.find((each) => each.tag === tag) ?? english;
}

let loadRest = async (): Promise<void> => undefined;
let loading: Promise<void> | null = null;

/**
 * Loads the messages of the first screen. `locale` is how numbers are written in it. With `others` those of the other
 * screens are requested at the same time.
 */
export async function loadFirstMessages(
  tag: string,
  locale: string,
  { others = false }: { readonly others?: boolean } = {},
): Promise<void> {
  const language = languageOf(tag);
  loading = null;
  const first = language.first();
  const early = others ? language.screens().catch(() => null) : null;
  loadRest = async () =>
    setMessages(language.tag, { ...(await first), ...((await early) ?? (await language.screens())) }, locale);
  setMessages(language.tag, await first, locale);
}

/** Loads all other messages of that language, once; every lazy part waits for them. */
export function loadOtherMessages(): Promise<void> {
  loading ??= loadRest().catch((reason: unknown) => {
    // The next part that needs them tries again.
    loading = null;
    throw reason;
  });
  return loading;
}
