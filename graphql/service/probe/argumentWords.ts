import type { Entity } from '../match/vocabulary.ts';

// Names that arguments may have, by what they would tell the service. The matcher decides what they mean.
const paging = words('limit first after offset page skip take cursor perPage pageSize nextToken pagination paging');
const search = words(
  'search query q keyword keywords term text name searchTerm searchText searchQuery filter filters where criteria',
);
const period = words(
  'start end from to date day startDate endDate fromDate toDate dateFrom dateTo startTime endTime startsAt endsAt ' +
    'startsAfter startsBefore startAfter startBefore after before dateRange range period scheduledAfter scheduledBefore',
);
const place = words('locationId location clinicId siteId practiceId branchId practiceLocationId locationID clinicID');
const owner = words('clientId clientID ownerId customerId userId accountId');
const hidden = words(
  'includeCompleted includeCancelled includeCanceled includeDeleted includeInactive includeAll includeEnded showAll ' +
    'options orgWide isOrg shouldPaginate withAllStatuses',
);

/** Argument names to try on an operation, by what it lists. */
export function argumentWords(entities: readonly Entity[], many: boolean): readonly string[] {
  if (!many) return words('id');
  const candidates = new Set(paging);
  const add = (names: readonly string[]): void => names.forEach((name) => candidates.add(name));
  if (entities.includes('appointment'))
    [period, place, owner, hidden, words('filter filters where criteria')].forEach(add);
  if (entities.includes('client') || entities.includes('patient')) [search, owner].forEach(add);
  if (entities.includes('provider') || entities.includes('appointmentType')) add(place);
  return [...candidates];
}

/** Field names to try on an input object, by its name. */
export function inputWords(name: string, entities: readonly Entity[], level: number): readonly string[] {
  if (/pag|window|slice/i.test(name))
    return words('limit first after offset page size skip take perPage pageSize cursor');
  if (/range|period|between|date|time|start|begin|interval/i.test(name))
    return words(
      'start end from to gte lte lt gt min max after before _gte _lte _lt _gt between startDate endDate ge le',
    );
  if (level > 0) return words('eq _eq contains like _ilike ilike start end from to gte lte startsWith');
  return [
    ...new Set([
      ...(entities.includes('appointment')
        ? [...period, ...place, ...owner, ...words('includeCompleted includeCancelled includeDeleted')]
        : words('search query text name keyword searchTerm clientId ownerId includeInactive')),
      ...words('limit offset page pageSize first after'),
    ]),
  ];
}

function words(text: string): readonly string[] {
  return text.split(' ');
}
