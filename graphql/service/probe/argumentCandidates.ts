import { fieldAt, type Knowledge, type KnownField, type KnownInput, writingOfAll } from './knowledge.ts';
import { entitiesOf, isCompound, isPlural, snake } from './queryNames.ts';
import type { ArgumentCandidate } from './probeDocument.ts';
import type { Entity } from '../match/words/vocabulary.ts';

/** Arguments of the operations that list something, and the ids of those that give one. */
export function argumentCandidates(knowledge: Knowledge): readonly ArgumentCandidate[] {
  const isSnake = writingOfAll(knowledge).snake;
  return [...knowledge.root.fields.values()].flatMap((field) => {
    const type = knowledge.types.get(field.type?.name ?? '');
    if (field.kind !== 'object' || !type || type.requested.size === 0) return [];
    const named = namesToTry(field).flatMap((name) => (isSnake && isCompound(name) ? [name, snake(name)] : [name]));
    return [...new Set([...named, ...untyped(field)])]
      .filter((name) => !knowledge.root.requested.has(argumentKey([field.name], name)))
      .filter((name) => (field.arguments.get(name)?.type ?? null) === null)
      .map((name): ArgumentCandidate => ({ kind: 'argument', at: [field.name], within: [], name }));
  });
}

/** The key of an argument in what was requested of the root. */
export function argumentKey(at: readonly string[], name: string): string {
  return `${at.join('.')}(${name}`;
}

function namesToTry(field: KnownField): readonly string[] {
  // What gives one object and has named the arguments it requires needs no others.
  if (!isMany(field) && field.arguments.size > 0) return [];
  return argumentNames(entitiesOf(field.name), isMany(field));
}

/** Some services name a required argument without its type. */
function untyped({ arguments: list }: Pick<KnownField, 'arguments'>): readonly string[] {
  return [...list].filter(([, { type }]) => type === null).map(([name]) => name);
}

/** Whether a field answers several, as a list or a page. */
export function isMany(field: KnownField): boolean {
  const isNamedSo = /^(search|find)[A-Z_]|(List|Search|Connection)$/.test(field.name);
  return (field.type?.lists ?? 0) > 0 || isPlural(field.name) || isNamedSo;
}

const mostLevels = 2;
const mostRowNames = 16;

/** Fields of the input objects that arguments take. */
export function inputCandidates(knowledge: Knowledge, input: KnownInput): readonly ArgumentCandidate[] {
  const { at, within, entities, fields, requested } = input;
  if (within.length > mostLevels) return [];
  const level = within.length - 1;
  const own = level === 0 ? rowNames(knowledge, at) : [];
  const names = [...untyped({ arguments: fields }), ...own, ...inputNames(within.at(-1) ?? '', entities, level)];
  return [...new Set(names)]
    .filter((name) => !requested.has(name))
    .map((name): ArgumentCandidate => ({ kind: 'argument', at, within, name }));
}

/** A filter may have a field for each field of the rows: time, client and location are of use. */
function rowNames(knowledge: Knowledge, at: readonly string[]): readonly string[] {
  const field = fieldAt(knowledge, at);
  const rows = knowledge.types.get(field?.type?.name ?? '');
  const names = [...(rows?.fields.values() ?? [])].filter(({ kind }) => kind === 'leaf').map(({ name }) => name);
  const useful = names.filter((name) =>
    /(date|start|begin|scheduled|name)|(location|clinic|site|client|owner)_?id$/i.test(name),
  );
  return useful.slice(0, mostRowNames);
}

// Names that arguments may have, by purpose. The matcher decides what they mean.
const paging = namesIn('limit first after offset page skip take cursor perPage pageSize nextToken pagination paging');
const search = namesIn(
  'search query q keyword keywords term text name searchTerm searchText searchQuery filter filters where criteria',
);
const period = namesIn(
  'start end from to date day startDate endDate fromDate toDate dateFrom dateTo startTime endTime startsAt endsAt ' +
    'startsAfter startsBefore startAfter startBefore after before dateRange range period scheduledAfter scheduledBefore',
);
const place = namesIn('locationId location clinicId siteId practiceId branchId practiceLocationId locationID clinicID');
const owner = namesIn('clientId clientID ownerId customerId userId accountId');
const hidden = namesIn(
  'includeCompleted includeCancelled includeCanceled includeDeleted includeInactive includeAll includeEnded showAll ' +
    'options orgWide isOrg shouldPaginate withAllStatuses',
);

/** Argument names to try on an operation, by what it lists. */
function argumentNames(entities: readonly Entity[], many: boolean): readonly string[] {
  if (!many) return namesIn('id');
  const candidates = new Set(paging);
  const add = (names: readonly string[]): void => names.forEach((name) => candidates.add(name));
  if (entities.includes('appointment'))
    [period, place, owner, hidden, namesIn('filter filters where criteria')].forEach(add);
  if (entities.includes('client') || entities.includes('patient')) [search, owner].forEach(add);
  if (entities.includes('provider') || entities.includes('appointmentType')) add(place);
  return [...candidates];
}

/** Field names to try on an input object, by its name. */
function inputNames(name: string, entities: readonly Entity[], level: number): readonly string[] {
  if (/pag|window|slice/i.test(name))
    return namesIn('limit first after offset page size skip take perPage pageSize cursor');
  if (/range|period|between|date|time|start|begin|interval/i.test(name))
    return namesIn(
      'start end from to gte lte lt gt min max after before _gte _lte _lt _gt between startDate endDate ge le',
    );
  if (level > 0) return namesIn('eq _eq contains like _ilike ilike start end from to gte lte startsWith');
  return [
    ...new Set([
      ...(entities.includes('appointment')
        ? [...period, ...place, ...owner, ...namesIn('includeCompleted includeCancelled includeDeleted')]
        : namesIn('search query text name keyword searchTerm clientId ownerId includeInactive')),
      ...namesIn('limit offset page pageSize first after'),
    ]),
  ];
}

function namesIn(text: string): readonly string[] {
  return text.split(' ');
}
