import type {
  DuplicateReason,
  ClientFigures,
  ClientFilter,
  ClientSort,
  Directory as DirectoryView,
  DuplicateSearch,
} from '../../../graphql/desk/generated/types.ts';
import type { ClientRow } from '../adapter/deskObjects.ts';
import { findDuplicates, findPairs, type DuplicatePair } from '../session/directory/duplicates.ts';
import type { Directory } from '../session/directory/directory.ts';
import type { DeskContext } from './deskContext.ts';
import { unwrap } from './changeResult.ts';

interface Found {
  readonly clients: readonly ClientRow[];
  readonly total: number;
  readonly directory: DirectoryView;
}

const mostFound = 100;
const mostPairs = 500;
const mostReviewed = 500;
const mostKnown = 200;
/** The most unread clients that are queried one by one for a list of ids. */
const maxQueries = 20;

/** The fields of the desk schema's Query that are answered from what was read of all clients. */
export const directoryResolvers = {
  async findClients(
    args: { search: string; first: number; includeService: boolean },
    context: DeskContext,
  ): Promise<Found> {
    const { directory } = context;
    directory.wake();
    const first = between(args.first, 1, mostFound);
    const found = args.includeService
      ? await findClients(args.search, first, context)
      : directory.search.find(args.search, first);
    return { ...found, directory: directory.view() };
  },
  async recentClients(_: unknown, context: DeskContext) {
    const { pinned, recent } = context.recentClients();
    const ids = [...new Set([...pinned, ...recent])];
    await readUnknown(ids, context);
    const known = (list: readonly string[]): readonly ClientRow[] =>
      list.flatMap((id) => context.directory.store.find(id) ?? []);
    return { pinned: known(pinned), recent: known(recent.filter((id) => !pinned.includes(id))).slice(0, 12) };
  },
  async knownClients({ ids }: { ids: readonly string[] }, context: DeskContext) {
    const requested = [...new Set(ids)].slice(0, mostKnown);
    const gone = await readUnknown(requested, context);
    return { clients: requested.flatMap((id) => context.directory.store.find(id) ?? []), gone };
  },
  possibleDuplicates({ client }: { client: DuplicateSearch }, { directory }: DeskContext) {
    directory.wake();
    const { store } = directory;
    return findDuplicates(store, client).map(({ slot, reasons }) => ({ client: store.client(slot), reasons }));
  },
  duplicatePairs(
    args: { first: number; distinct: readonly (readonly string[])[]; onlyDistinct: boolean },
    { directory }: Pick<DeskContext, 'directory'>,
  ) {
    directory.wake();
    const { store } = directory;
    const distinct = new Set(args.distinct.map((ids) => pairKey(ids.map((id) => store.slotOf(id)))));
    const pairs = pairsOf(directory);
    // Pairs marked as different are filtered out before the list is cut, so that the next ones move up.
    const requested = pairs.filter(({ one, other }) => distinct.has(pairKey([one, other])) === args.onlyDistinct);
    const others = pairs.length - requested.length;
    return {
      pairs: requested
        .slice(0, between(args.first, 1, mostPairs))
        .map(({ one, other, reasons }): { one: ClientRow; other: ClientRow; reasons: readonly DuplicateReason[] } => ({
          one: store.client(one),
          other: store.client(other),
          reasons,
        })),
      total: args.onlyDistinct ? others : requested.length,
      distinctCount: args.onlyDistinct ? requested.length : others,
    };
  },
  reviewClients(
    args: { filter: ClientFilter; sort?: ClientSort | null; first: number; from: number },
    { directory }: DeskContext,
  ): Found {
    directory.wake();
    const rows = directory.review.rows(args.filter, args.sort ?? null);
    const from = Math.max(0, args.from);
    const shown = rows.subarray(from, from + between(args.first, 1, mostReviewed));
    const clients = Array.from(shown, (slot) => directory.store.client(slot));
    return { clients, total: rows.length, directory: directory.view() };
  },
  clientFigures({ filter }: { filter: ClientFilter }, { directory }: DeskContext): ClientFigures {
    directory.wake();
    return directory.review.figures(filter);
  },
  directory: (_: unknown, { directory }: DeskContext): DirectoryView => directory.view(),
};

/**
 * Clients by a search text: from what was read of all clients and, where that is incomplete or finds none, from the
 * service's own search. Throws the service's Failure where nothing else is known.
 */
export async function findClients(
  search: string,
  first: number,
  context: SearchContext,
): Promise<Omit<Found, 'directory'>> {
  const { directory, clinic } = context;
  const known = directory.search.find(search, first);
  const mayFindMore = !directory.isComplete() || known.total === 0;
  if (!mayFindMore || search.trim() === '' || !clinic.offers('clientSearch')) return known;
  return searchService(search, first, context);
}

type SearchContext = Pick<DeskContext, 'clinic' | 'directory' | 'signal'>;

/** The service's own search: its results are added to the directory, and new ones are listed last. */
async function searchService(
  search: string,
  first: number,
  { clinic, directory, signal }: SearchContext,
): Promise<Omit<Found, 'directory'>> {
  const answer = await clinic.clients({ search, first, after: null }, signal);
  const received = answer.ok ? answer.value.clients : [];
  directory.learn(received);
  const known = directory.search.find(search, first);
  // If nothing is known the reason is reported; else this desk's own search replaces the service's.
  if (!answer.ok && known.total === 0 && !directory.isComplete()) unwrap(answer);
  const ids = new Set(known.clients.map(({ id }) => id));
  const others = known.total > first ? [] : received.filter(({ id }) => !ids.has(id));
  return {
    clients: [...known.clients, ...others.flatMap(({ id }) => directory.store.find(id) ?? [])].slice(0, first),
    total: known.total + others.length,
  };
}

/** Reads clients that are not in the directory. Returns the ids of those that no longer exist. */
async function readUnknown(ids: readonly string[], context: DeskContext): Promise<readonly string[]> {
  const { clinic, directory, signal } = context;
  const unknown = ids.filter((id) => !directory.store.has(id)).slice(0, maxQueries);
  const read = await Promise.all(unknown.map((id) => clinic.client(id, signal)));
  directory.learnCards(read.flatMap((each) => (each.ok && each.value ? [each.value] : [])));
  // Clients that no longer exist are not queried each time a screen opens.
  const gone = unknown.filter((_id, index) => {
    const answer = read[index];
    return answer?.ok === true && answer.value === null;
  });
  for (const id of gone) context.forgetMarks(id);
  return gone;
}

/** Pairs are found among all clients at once, so they are kept until one of them changes. */
const foundPairs = new WeakMap<Directory, { readonly version: number; readonly pairs: readonly DuplicatePair[] }>();

function pairsOf(directory: Directory): readonly DuplicatePair[] {
  const { store } = directory;
  const known = foundPairs.get(directory);
  if (known?.version === store.version) return known.pairs;
  const pairs = findPairs(store);
  foundPairs.set(directory, { version: store.version, pairs });
  return pairs;
}

/** One key for a pair of slots, in either order. */
function pairKey(slots: readonly (number | null)[]): string {
  return slots.toSorted((one, other) => (one ?? 0) - (other ?? 0)).join(' ');
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
