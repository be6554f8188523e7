export type DateUnit = 'day' | 'week' | 'month' | 'year';

/** What may stand before or after the words that it qualifies. */
export interface Beside {
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

/**
 * A language's expressions for a day without its date: in lower case and without accents (`plainWord`). Names of months and
 * weekdays are the browser's.
 */
export interface DateVocabulary {
  /** Words before a date that don't change its meaning, as a pattern. */
  readonly skipped: string;
  readonly days: Readonly<Record<string, number>>;
  readonly amounts: Readonly<Record<string, number>>;
  readonly units: Readonly<Record<DateUnit, readonly string[]>>;
  readonly ahead: Beside;
  readonly ago: Beside;
  /** A weekday of these seven days, of the next seven, of the week that comes next, of the last seven days. */
  readonly this: Beside;
  readonly following: Beside;
  readonly next: Beside;
  readonly last: Beside;
}

const english: DateVocabulary = {
  skipped: 'on |the ',
  days: {
    today: 0,
    now: 0,
    tomorrow: 1,
    tmrw: 1,
    'day after tomorrow': 2,
    yesterday: -1,
    'day before yesterday': -2,
  },
  amounts: { a: 1, an: 1, one: 1, two: 2, three: 3 },
  units: {
    day: ['d', 'day', 'days'],
    week: ['w', 'wk', 'wks', 'week', 'weeks'],
    month: ['m', 'mo', 'mos', 'month', 'months'],
    year: ['y', 'yr', 'yrs', 'year', 'years'],
  },
  ahead: { before: ['in'], after: ['from now', 'from today'] },
  ago: { after: ['ago'] },
  this: { before: ['this', 'coming'] },
  following: {},
  next: { before: ['next'] },
  last: { before: ['last'] },
};

const german: DateVocabulary = {
  skipped: 'am |im |den |der |dem |die |das ',
  days: { heute: 0, jetzt: 0, morgen: 1, ubermorgen: 2, uebermorgen: 2, gestern: -1, vorgestern: -2 },
  amounts: { ein: 1, eine: 1, einem: 1, einen: 1, einer: 1, zwei: 2, drei: 3 },
  units: {
    day: ['t', 'tag', 'tage', 'tagen'],
    week: ['w', 'woche', 'wochen'],
    month: ['m', 'monat', 'monate', 'monaten'],
    year: ['j', 'jahr', 'jahre', 'jahren'],
  },
  ahead: { before: ['in'] },
  ago: { before: ['vor'] },
  this: { before: declined('dies') },
  following: { before: declined('kommend') },
  next: {
    before: [...declined('nachst'), ...declined('naechst')],
    after: ['nachster woche', 'nachste woche', 'naechster woche', 'naechste woche'],
  },
  last: { before: [...declined('letzt'), ...declined('vorig'), ...declined('vergangen')] },
};

const spanish: DateVocabulary = {
  skipped: String.raw`el |la |los |las |dia |en (?=\p{L})`,
  days: {
    hoy: 0,
    ahora: 0,
    manana: 1,
    'pasado manana': 2,
    ayer: -1,
    anteayer: -2,
    'antes de ayer': -2,
  },
  amounts: { un: 1, una: 1, uno: 1, dos: 2, tres: 3 },
  units: {
    day: ['d', 'dia', 'dias'],
    week: ['s', 'sem', 'semana', 'semanas'],
    month: ['m', 'mes', 'meses'],
    year: ['a', 'ano', 'anos'],
  },
  ahead: { before: ['en', 'dentro de'] },
  ago: { before: ['hace'], after: ['atras'] },
  this: { before: ['este', 'esta'] },
  following: { before: ['proximo', 'proxima'], after: ['proximo', 'proxima', 'que viene'] },
  next: { after: ['de la semana que viene', 'de la proxima semana', 'de la semana proxima'] },
  last: { before: ['pasado', 'pasada', 'ultimo', 'ultima'], after: ['pasado', 'pasada'] },
};

const french: DateVocabulary = {
  skipped: String.raw`le |la |les |au |l’|en (?=\p{L})`,
  days: {
    'aujourd’hui': 0,
    maintenant: 0,
    demain: 1,
    'apres-demain': 2,
    'apres demain': 2,
    hier: -1,
    'avant-hier': -2,
    'avant hier': -2,
  },
  amounts: { un: 1, une: 1, deux: 2, trois: 3 },
  units: {
    day: ['j', 'jour', 'jours'],
    week: ['s', 'sem', 'semaine', 'semaines'],
    month: ['m', 'mois'],
    year: ['a', 'an', 'ans', 'annee', 'annees'],
  },
  ahead: { before: ['dans'] },
  ago: { before: ['il y a'] },
  this: { before: ['ce', 'cet', 'cette'] },
  following: { before: ['prochain', 'prochaine'], after: ['prochain', 'prochaine', 'qui vient'] },
  next: { after: ['de la semaine prochaine'] },
  last: { before: ['dernier', 'derniere'], after: ['dernier', 'derniere', 'passe', 'passee'] },
};

const languages: Readonly<Record<string, DateVocabulary>> = { de: german, es: spanish, fr: french };

/** The words of a locale's language, then the English ones, which every desk understands. */
export function dateVocabulariesOf(locale: string): readonly DateVocabulary[] {
  const own = languages[new Intl.Locale(locale).language];
  return own ? [own, english] : [english];
}

/** Dieser, diese, dieses, diesen, diesem. */
function declined(stem: string): readonly string[] {
  return ['e', 'en', 'er', 'es', 'em'].map((ending) => stem + ending);
}
