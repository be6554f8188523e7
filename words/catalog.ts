import { createInstance, type FormatterModule } from 'i18next';

/** The texts of one part of Front Desk, by name. `{{name}}` stands for a value, `…_one` and `…_other` for counts. */
export type Texts = Readonly<Record<string, string>>;
export type Catalog = Readonly<Record<string, Texts>>;

/** The same texts in another language. */
export type Translation<T extends Texts> = { readonly [Name in keyof T]: string };

type PluralForm = 'one' | 'other';
type WithoutForm<Name> = Name extends `${infer Base}_${PluralForm}` ? Base : Name;

/** What may be said: the part and the text's name, `day.noShow`; counted texts without their form. */
export type Key<C extends Catalog> = {
  [Part in keyof C & string]: `${Part}.${WithoutForm<keyof C[Part] & string>}`;
}[keyof C & string];

type TextOf<C extends Catalog, K> = K extends `${infer Part}.${infer Name}`
  ? Part extends keyof C
    ? C[Part][Extract<keyof C[Part], Name | `${Name}_${PluralForm}`>]
    : never
  : never;
type ValueNames<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | ValueNames<Rest> : never;
type CountedNames<C extends Catalog, K> = K extends `${infer Part}.${infer Name}`
  ? Part extends keyof C
    ? `${Name}_other` extends keyof C[Part]
      ? 'count'
      : never
    : never
  : never;
type Names<C extends Catalog, K> = ValueNames<TextOf<C, K>> | CountedNames<C, K>;
type Values<Name extends string> = { readonly [Each in Name]: Each extends 'count' ? number : string | number };

/** A text with its values; a number is written as the reader's region writes it. */
export type Say<C extends Catalog> = <K extends Key<C>>(
  key: K,
  ...values: [Names<C, K>] extends [never] ? [] : [Values<Names<C, K>>]
) => string;

export interface Speaker<C extends Catalog> {
  readonly say: Say<C>;
  /**
   * From now on everything is said so. `locale` is how numbers are written, a BCP 47 tag. What stands in a part that is
   * not among the words can't be said yet.
   */
  readonly speak: (
    language: string,
    words: { readonly [Part in keyof C]?: Translation<C[Part]> },
    locale: string,
  ) => void;
}

type Spoken = (key: string, values: Readonly<Record<string, unknown>>) => string;

/**
 * Says the texts of one catalog. Until somebody speaks, nothing can be said: words belong into functions. What a language
 * takes is made ready for its first word: a start does not wait for what it never says.
 */
export function createSpeaker<C extends Catalog>(): Speaker<C> {
  let begin = (): Spoken => (key) => key;
  let text: Spoken | null = null;
  return {
    say: (key, ...[values]) => (text ??= begin())(key, values ?? {}),
    speak(language, words, locale) {
      text = null;
      // Sound: what is left out of an object literal is not there as undefined either (exactOptionalPropertyTypes).
      begin = () => textsIn(language, words as Catalog, locale);
    },
  };
}

function textsIn(language: string, words: Catalog, locale: string): Spoken {
  let full: Spoken | null = null;
  const said = new Map<string, string>();
  return (key, values) => {
    const [part = '', name = ''] = key.split('.');
    const text = words[part]?.[name];
    // Most texts are said as they stand: nobody has to be made ready for those.
    if (text !== undefined && !text.includes('{{')) return text;
    full ??= valuesIn(language, words, locale);
    const { count, ...others } = values;
    if (typeof count !== 'number' || Object.keys(others).length > 0) return full(key, values);
    // A screen counts the same things at each drawing, and each takes longer than to draw what is counted.
    const asked = `${key} ${count}`;
    const again = said.get(asked) ?? full(key, values);
    if (said.size >= mostRemembered) said.clear();
    said.set(asked, again);
    return again;
  };
}

/** Counted texts that are not put together anew. */
const mostRemembered = 500;

/** The texts that hold values or are counted. */
function valuesIn(language: string, words: Catalog, locale: string): Spoken {
  const spoken = createInstance().use(numbersOf(locale));
  void spoken.init({
    lng: language,
    resources: { [language]: { translation: Object.fromEntries(Object.entries(words).map(withMany)) } },
    initAsync: false,
    nsSeparator: false,
    // React and the files that are written escape by themselves.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return (key, values) => spoken.t(key, values);
}

/** Every value goes through it; only numbers are written in more than one way, and small ones in one. */
function numbersOf(locale: string): FormatterModule {
  let numbers: Intl.NumberFormat | null = null;
  const written = (value: number): string =>
    Number.isInteger(value) && Math.abs(value) < 1000
      ? String(value)
      : (numbers ??= new Intl.NumberFormat(locale)).format(value);
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown) => (typeof value === 'number' ? written(value) : String(value)),
  };
}

/** French and Spanish count millions with a form of their own, which reads like the others here. */
function withMany([part, texts]: [string, Texts]): [string, Texts] {
  const many = Object.entries(texts).filter(([name]) => name.endsWith('_other'));
  return [
    part,
    { ...texts, ...Object.fromEntries(many.map(([name, text]) => [name.replace(/other$/, 'many'), text])) },
  ];
}
