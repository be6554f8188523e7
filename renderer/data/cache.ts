import {
  type ApolloCache,
  type Cache,
  type DocumentNode,
  type FieldFunctionOptions,
  type FieldPolicy,
  InMemoryCache,
  type Reference,
  type StoreObject,
  type TypePolicy,
} from '@apollo/client';
import { possibleTypes } from '../../graphql/desk/generated/possibleTypes.ts';
import type {
  Client,
  Directory,
  PatientRecord,
  Query,
  ScheduleDay,
  Service,
} from '../../graphql/desk/generated/types.ts';
import { withWrittenAppointments } from './largeDays.ts';
import { withViewsAsValues } from './viewsInEntities.ts';
import { addDays } from '../lib/dates.ts';

/** A list is read as a whole: the newer one takes the place of the older. */
const whole = { merge: false } as const;

interface StoredRows {
  readonly rows: readonly { readonly id: string | null }[];
  readonly unreadable: number;
}

/** A further page of a list goes behind the former ones; a first page takes their place. */
function appendRows(
  existing: StoredRows | undefined,
  incoming: StoredRows,
  { args }: { readonly args: Readonly<Record<string, unknown>> | null },
): StoredRows {
  if (!existing || args?.['after'] == null) return incoming;
  const known = new Set(existing.rows.map(({ id }) => id));
  // Pages repeat rows where the list moves under them.
  const fresh = incoming.rows.filter(({ id }) => id === null || !known.has(id));
  return {
    ...incoming,
    rows: [...existing.rows, ...fresh],
    unreadable: existing.unreadable + incoming.unreadable,
  };
}

/** Loads by their date: the week and the month query different ranges of the same days. */
type StoredLoads = Readonly<Record<string, StoreObject>>;

function mergeLoads(
  existing: StoredLoads | undefined,
  incoming: readonly StoreObject[],
  { readField }: FieldFunctionOptions,
): StoredLoads {
  return { ...existing, ...Object.fromEntries(incoming.map((load) => [readField('date', load), load])) };
}

/** Nothing unless every day of the range is known. */
function readLoads(
  existing: StoredLoads | undefined,
  { args }: FieldFunctionOptions,
): readonly StoreObject[] | undefined {
  const days = Number(args?.['days']);
  const dates = Array.from({ length: days }, (_, index) => addDays(String(args?.['from']), index));
  const loads = dates.map((date) => existing?.[date]).filter((load) => load !== undefined);
  return loads.length === days ? loads : undefined;
}

/** What the cache may know of a type: its fields are those of the desk schema. */
type PolicyOf<Type> = Omit<TypePolicy, 'fields'> & {
  readonly fields?: { readonly [Field in keyof Type]?: FieldPolicy };
};

const typePolicies = {
  Query: {
    fields: {
      load: { keyArgs: ['location'], merge: mergeLoads, read: readLoads },
      listRows: { keyArgs: ['list', 'search', 'filters', 'columns'], merge: appendRows },
    },
  },
  ScheduleDay: {
    keyFields: ['date', 'location', ['id']],
    fields: { appointments: whole, providers: whole, statuses: whole, offers: whole, hours: whole, working: whole },
  },
  Client: { fields: { patients: whole, appointments: whole, phones: whole, emails: whole, tags: whole } },
  // One object each, of which queries read different parts.
  Service: { merge: true },
  Directory: { merge: true },
  PatientRecord: { merge: true },
} satisfies {
  readonly Query: PolicyOf<Query>;
  readonly ScheduleDay: PolicyOf<ScheduleDay>;
  readonly Client: PolicyOf<Client>;
  readonly Service: PolicyOf<Service>;
  readonly Directory: PolicyOf<Directory>;
  readonly PatientRecord: PolicyOf<PatientRecord>;
};

/**
 * Apollo's cache, in which what an entity says of others is one value (viewsInEntities.ts), and the appointments of a large
 * day may be there before it (largeDays.ts).
 */
class DeskCache extends InMemoryCache {
  override write(options: Cache.WriteOptions): Reference | undefined {
    return super.write(withWrittenAppointments(options));
  }

  override transformDocument(document: DocumentNode): DocumentNode {
    return super.transformDocument(withViewsAsValues(document));
  }
}

/**
 * What screens show, kept once. Only an object with a `version` is an entity that every query shares: it was read as a
 * whole, by its id. A client named in an appointment or found in a list is that appointment's or list's own view of her,
 * with less in it, and must never overwrite what her card shows.
 */
export function createCache(): InMemoryCache {
  return new DeskCache({
    possibleTypes,
    dataIdFromObject: ({ __typename, id, version }) =>
      typeof version === 'string' && typeof id === 'string' ? `${__typename}:${id}` : undefined,
    typePolicies,
  });
}

/** Lets go of the memoized results of reads; the next read of each query computes its own again. */
export function clearMemoizedReads(cache: ApolloCache): void {
  if (cache instanceof InMemoryCache) cache.gc({ resetResultCache: true });
}
