import { wordsOf } from '../match/words/words.ts';
import { distractors, entities, type Entity, nouns, ownNouns } from '../match/words/vocabulary.ts';

/** A way in which a service names its queries, for one noun in camel case. */
interface Style {
  readonly list: (noun: string) => string;
  /** Names for one of them by its id. */
  readonly cards: (noun: string) => readonly string[];
}

/** How services name their queries, the commonest way first. */
const styles: readonly Style[] = [
  { list: plural, cards: (noun) => [noun, `${noun}ById`] },
  {
    list: (noun) => `get${capital(plural(noun))}`,
    cards: (noun) => [`get${capital(noun)}`, `get${capital(noun)}ById`],
  },
  { list: (noun) => `list${capital(plural(noun))}`, cards: (noun) => [`get${capital(noun)}`] },
  { list: (noun) => `all${capital(plural(noun))}`, cards: (noun) => [noun, `${noun}ById`] },
  { list: (noun) => `${noun}List`, cards: (noun) => [`${noun}Detail`, noun] },
  {
    list: (noun) => `find${capital(plural(noun))}`,
    cards: (noun) => [`find${capital(noun)}ById`, `find${capital(noun)}`],
  },
  { list: (noun) => `findMany${capital(noun)}`, cards: (noun) => [`findUnique${capital(noun)}`] },
];

/** Names for a search of its own. */
function searchNames(noun: string): readonly string[] {
  const many = capital(plural(noun));
  return [`search${many}`, `find${many}`, `${noun}Search`];
}

function plural(noun: string): string {
  if (noun === 'person') return 'people';
  if (noun === 'staff') return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Whether a name speaks of several: what it answers then is a list, or a page of one. */
export function isPlural(name: string): boolean {
  const split = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').split(/[^A-Za-z]+/);
  const last = split.at(-1) ?? '';
  const lower = last.toLowerCase();
  return lower === 'staff' || (lower.endsWith('s') && !wordsOf(last).includes(lower));
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** `startTime` as `start_time`. */
export function snake(name: string): string {
  return name.replace(/([a-z\d])([A-Z]+)/g, '$1_$2').toLowerCase();
}

/** Whether a name has several words, which some services write in snake case. */
export function isCompound(name: string): boolean {
  return /[a-z\d][A-Z]/.test(name);
}

/** How names of several words are written among these. */
export function writingOf(names: readonly string[]): { readonly camel: boolean; readonly snake: boolean } {
  return {
    camel: names.some((name) => /[a-z][A-Z]/.test(name)),
    snake: names.some((name) => /[a-z\d]_[a-z\d]/.test(name)),
  };
}

/** Requested first, in every style: even where a service has only some of these names, its style is known. */
const firstNouns = ['location', 'client', 'customer', 'owner', 'patient', 'pet', 'animal', 'appointment', 'visit'];
/** Requested with them in the commonest style. */
const firstLists = ['clinics', 'bookings', 'providers', 'staff', 'users', 'appointmentTypes', 'appointment_types'];

/** Names that are only asked for: without a schema nothing else tells of them, and where they are found shapes decide. */
const otherNouns: Readonly<Record<Entity, readonly string[]>> = {
  location: ['practiceLocation', 'clinicLocation', 'appointmentLocation', 'businessLocation'],
  client: ['petOwner', 'petParent', 'clientAccount', 'party', 'household', 'keeper', 'payer'],
  patient: ['petProfile', 'companion'],
  provider: ['staffMember', 'teamMember', 'organizationMember', 'worker', 'team'],
  appointmentType: [
    'appointmentType',
    'visitType',
    'serviceType',
    'appointmentKind',
    'appointmentCategory',
    'visitReason',
    'appointmentReason',
    'kind',
    'offering',
  ],
  appointment: ['calendarEvent', 'reservation'],
};
/** The first names to request: the plainest nouns in every style. */
export function firstRoots(): readonly string[] {
  const named = firstNouns.flatMap((noun) => styles.map(({ list }) => list(noun)));
  return unique(['locations', 'getClients', ...named, ...firstLists, 'org']);
}

/** A few of them, for a service that does not look at many. */
export function fewRoots(): readonly string[] {
  return ['locations', 'getClients', 'clients', 'appointments', 'patients', 'providers', 'org'];
}

/** Further names in the styles that were found: other nouns, one of something, and searches. */
export function moreRoots(found: readonly string[], suggested: readonly string[]): readonly string[] {
  const isSnake = writingOf([...found, ...suggested]).snake;
  const write = (name: string): string => (isSnake ? snake(name) : name);
  const all = unique([...firstNouns, ...entities.flatMap(nounsOf)]);
  const written = all.flatMap((noun) =>
    styles
      .filter(({ list }) => found.includes(list(noun)) || found.includes(snake(list(noun))))
      .map((style) => ({ noun, style })),
  );
  const used = stylesOf(written.map(({ style }) => style));
  const cards = written.flatMap(({ noun, style }) => style.cards(noun));
  const searches = written
    .filter(({ noun }) => nounsOf('client').includes(noun))
    .flatMap(({ noun }) => searchNames(noun));
  const lists = all.flatMap((noun) => used.map(({ list }) => list(noun)));
  const tables = isSnake ? found.filter((name) => !name.endsWith('_by_pk')).map((name) => `${name}_by_pk`) : [];
  return unique([...suggested.filter(isSensible), ...[...cards, ...searches, ...lists].map(write), ...tables]).filter(
    (name) => !found.includes(name),
  );
}

/** The styles that most of what was found is named in; the commonest where nothing was. */
function stylesOf(found: readonly Style[]): readonly Style[] {
  const count = (style: Style): number => found.filter((each) => each === style).length;
  const most = Math.max(0, ...styles.map(count));
  return most === 0 ? styles.slice(0, 1) : styles.filter((style) => count(style) * 3 > most);
}

function nounsOf(entity: Entity): readonly string[] {
  // A list of users is asked for as one of clients.
  return [...otherNouns[entity], ...(entity === 'provider' ? ownNouns : nouns)[entity]];
}

/** Whether a suggested name is worth a request: with a noun of the desk, few words and no distractor. */
function isSensible(name: string): boolean {
  const words = wordsOf(name);
  const speaks = words.some((word) => entities.some((entity) => nounsOf(entity).includes(word)));
  return speaks && words.length <= 4 && !words.some((word) => distractors.has(word));
}

/** Entities that a name may speak of: patients are animals here and people there, a booking may be what can be booked. */
export function entitiesOf(name: string): readonly Entity[] {
  const words = wordsOf(name);
  if (words.some((word) => typeWords.has(word))) return ['appointmentType'];
  // An organization is no person; its members are.
  if (words.at(-1) === 'organization') return [];
  const speaksOf = (entity: Entity, word: string): boolean =>
    nouns[entity].includes(word) || otherNouns[entity].includes(word);
  const last = words.findLast((word) => entities.some((entity) => speaksOf(entity, word)));
  return last === undefined ? [] : entities.filter((entity) => speaksOf(entity, last));
}

const typeWords: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'service',
  'category',
  'reason',
  'procedure',
  'offering',
]);

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
