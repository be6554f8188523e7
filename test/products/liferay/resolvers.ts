import type { Backstage } from '../../dialects/dialect.ts';
import { utcText } from '../../dialects/clock.ts';
import { type Row, sortedBy, textOf } from '../generatedRows.ts';
import { filterTest, reader, sortKeys } from './filter.ts';
import { idName, lowerFirst, objectNamed, objects, relationField } from './objects.ts';
import { liferayPortal } from './portal.ts';
import { creatorOfAll, type Entry, liferayRecords } from './records.ts';
import { liferayWrites } from './writes.ts';

/** The arguments of a list of entries. */
interface ListArgs {
  readonly aggregation?: readonly (string | null)[] | null;
  readonly filter?: string | null;
  readonly page?: number | null;
  readonly pageSize?: number | null;
  readonly search?: string | null;
  readonly sort?: string | null;
}

/** The one argument of a query for an entry, whose name depends on the object. */
type IdArgs = Readonly<Record<string, unknown>>;

/** Resolvers of the instance. */
export function liferayRoots(backstage: Backstage): object {
  const { cap, meet } = backstage;
  const entriesOf = liferayRecords(backstage);
  const find = (object: string, id: unknown): Entry | null =>
    entriesOf(object).find((entry) => entry.id === Number(id)) ?? null;

  /** An entry as a map, which is how a relationship shows it: whole, and with times as milliseconds. */
  function mapOf({ id, source, code, created, updated, values }: Entry, field?: string): Row {
    if (source) meet(source.kind, source.key);
    const status = { id, status: 'approved', statusCode: 0 };
    const times = { dateCreated: created, dateModified: updated };
    return {
      ...values,
      ...(field && { [field]: id }),
      creator: creatorOfAll,
      ...times,
      externalReferenceCode: code,
      ...status,
    };
  }
  function show(entry: Entry): Row {
    const { parents = {}, peers = {} } = objectNamed(entry.object);
    const ones = Object.entries(parents).map(([name, parent]) => {
      const field = relationField(name, parent);
      const related = (): Row | null => {
        const one = find(parent, entry.values[field]);
        return one && mapOf(one, field);
      };
      return [name, related] as const;
    });
    const many = Object.entries(peers).map(([name, peer]) => {
      const ids = entry.peers[name] ?? [];
      return [
        name,
        () =>
          entriesOf(peer)
            .filter(({ id }) => ids.includes(id))
            .map((one) => mapOf(one)),
      ] as const;
    });
    return {
      ...mapOf(entry),
      // The key's own column isn't among the properties of an entry: c_clientId is never there.
      [idName(entry.object)]: entry.id,
      dateCreated: utcText(entry.created),
      dateModified: utcText(entry.updated),
      ...Object.fromEntries([...ones, ...many]),
    };
  }
  function facet(object: string, path: string, entries: readonly Entry[]): Row {
    const read = reader(object, path, find);
    const counts = new Map<string, number>();
    for (const entry of entries) {
      const term = textOf(read(entry));
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    const facetValues = [...counts].map(([term, numberOfOccurrences]) => ({ term, numberOfOccurrences }));
    return { facetCriteria: path, facetValues };
  }
  function list(object: string, { aggregation, filter, page, pageSize, search, sort }: ListArgs): Row {
    const fits = filter ? filterTest(object, filter, find) : () => true;
    const part = (search ?? '').toLowerCase();
    const hasPart = ({ values }: Entry): boolean =>
      Object.values(values).some((value) => typeof value === 'string' && value.toLowerCase().includes(part));
    const found = entriesOf(object).filter((entry) => fits(entry) && (part === '' || hasPart(entry)));
    const keys = sort ? sortKeys(object, sort, find) : [];
    const rows = found.map((entry) => ({ entry }));
    const sorted = sortedBy(
      rows,
      keys.map(({ read, isDescending }) => ({
        // Sound: the rows to be sorted are those above.
        value: (row) => read(row['entry'] as Entry),
        isDescending,
        nullsFirst: !isDescending,
      })),
    );
    const size = (pageSize ?? 20) > 0 ? Math.min(pageSize ?? 20, cap) : cap;
    const from = (Math.max(1, page ?? 1) - 1) * size;
    return {
      actions: {},
      facets: (aggregation ?? []).map((path) => facet(object, path ?? '', found)),
      items: () => sorted.slice(from, from + size).map(({ entry }) => show(entry)),
      lastPage: Math.max(1, Math.ceil(sorted.length / size)),
      page: Math.max(1, page ?? 1),
      pageSize: size,
      totalCount: sorted.length,
    };
  }
  const queries = objects.flatMap(({ name }) => [
    [
      lowerFirst(name),
      // What isn't there is null without an error.
      (args: IdArgs) => {
        const entry = find(name, args[idName(name)]);
        return entry && show(entry);
      },
    ] as const,
    [`${lowerFirst(name)}s`, (args: ListArgs) => list(name, args)] as const,
  ]);
  const { portalQueries, portalMutations } = liferayPortal(backstage);
  const writes = liferayWrites(backstage, (object, id) => {
    const entry = find(object, id);
    return entry && show(entry);
  });
  // Queries and mutations have both of these names, and what is below is of different types, so that it can be together.
  return {
    c: { ...Object.fromEntries(queries), ...writes },
    headlessAdminUser_v1_0: { ...portalQueries, ...portalMutations },
    headlessDelivery_v1_0: { ...portalQueries, ...portalMutations },
    ...portalQueries,
    ...portalMutations,
  };
}
