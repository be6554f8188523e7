import { createInstance, type FormatterModule } from 'i18next';
import { markPlaces, writeValue } from './valuePlaces.ts';

/** The messages of one language by namespace and key. `{{name}}` stands for a value, `…_one` and `…_other` for counts. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Values<Name extends string> = { readonly [Each in Name]: Each extends 'count' ? number : string | number };

/** Translates a key such as `day.noShow`; a number among its values is written as the reader's region writes it. */
export type Translate<Keys> = <K extends keyof Keys & string>(
  key: K,
  ...values: [Keys[K]] extends [never] ? [] : [Values<Keys[K] & string>]
) => string;

export interface Translator<Keys> {
  readonly t: Translate<Keys>;
  /**
   * From now on everything is translated by these messages. `locale` is how numbers are written, a BCP 47 tag. Keys of a
   * namespace that is not among them can't be translated yet.
   */
  readonly setMessages: (language: string, messages: Messages, locale: string) => void;
}

type Lookup = (key: string, values: Readonly<Record<string, unknown>>) => string;

/**
 * Translates keys through i18next. `Keys` names the values of each key (generated from the English messages). It is a
 * plain function, not a hook: the language changes with a new page. Call it in functions, never while a module loads. A
 * language is set up with its first message, so that a start does not wait for it.
 */
export function createTranslator<Keys>(): Translator<Keys> {
  let setUp = (): Lookup => (key) => key;
  let lookup: Lookup | null = null;
  return {
    t: (key, ...[values]) => (lookup ??= setUp())(key, values ?? {}),
    setMessages(language, messages, locale) {
      lookup = null;
      setUp = () => createLookup(language, messages, locale);
    },
  };
}

function createLookup(language: string, messages: Messages, locale: string): Lookup {
  let interpolate: Lookup | null = null;
  const cache = new Map<string, string>();
  return (key, values) => {
    const [namespace = '', name = ''] = key.split('.');
    const text = messages[namespace]?.[name];
    // Most messages hold no value: i18next is not needed for those.
    if (text !== undefined && !text.includes('{{')) return text;
    interpolate ??= createInterpolation(language, messages, locale);
    const { count, ...others } = values;
    if (typeof count !== 'number' || Object.keys(others).length > 0) return interpolate(key, values);
    // A screen counts the same things at each render, and a counted message takes i18next longer than its drawing.
    const cacheKey = `${key} ${count}`;
    const cached = cache.get(cacheKey) ?? interpolate(key, values);
    if (cache.size >= cacheLimit) cache.clear();
    cache.set(cacheKey, cached);
    return cached;
  };
}

/** Counted messages. */
const cacheLimit = 500;

/** The messages that hold values or are counted: those of a namespace are prepared with the first of them. */
function createInterpolation(language: string, messages: Messages, locale: string): Lookup {
  const instance = createInstance().use(numberFormatter(locale));
  const prepared = new Set<string>();
  const prepare = (namespace: string): void => {
    prepared.add(namespace);
    const texts = Object.entries(withMany(messages[namespace] ?? {})).map(([name, text]) => [
      name,
      markPlaces(text, language),
    ]);
    const resources = { [namespace]: Object.fromEntries(texts) };
    instance.addResourceBundle(language, 'translation', resources, false, false, { silent: true, skipCopy: true });
  };
  void instance.init({
    lng: language,
    resources: { [language]: { translation: {} } },
    initAsync: false,
    nsSeparator: false,
    // React escapes by itself, and so do the files that are written.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return (key, values) => {
    const [namespace = ''] = key.split('.');
    if (!prepared.has(namespace)) prepare(namespace);
    return instance.t(key, values);
  };
}

/** Every value goes through it; numbers below 1,000 look the same in every region. */
function numberFormatter(locale: string): FormatterModule {
  let numbers: Intl.NumberFormat | null = null;
  const format = (value: number): string =>
    Number.isInteger(value) && Math.abs(value) < 1000
      ? String(value)
      : (numbers ??= new Intl.NumberFormat(locale)).format(value);
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown, kind: string | undefined) =>
      writeValue(typeof value === 'number' ? format(value) : String(value), kind),
  };
}

/** French and Spanish count millions with a form of their own, which reads like the others here. */
function withMany(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const many = Object.entries(texts).filter(([name]) => name.endsWith('_other'));
  return { ...texts, ...Object.fromEntries(many.map(([name, text]) => [name.replace(/other$/, 'many'), text])) };
}
