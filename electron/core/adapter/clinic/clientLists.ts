import { badRequest, notOffered } from '../../connection/failures.ts';
import type { QueryService } from '../../connection/serviceClient.ts';
import { extractPhoneDigits, isSamePhoneNumber, parseNumberSearch } from '../../../contract/phoneNumbers.ts';
import type { Result } from '../../../contract/failure.ts';
import type { FlawKind } from '../../../../graphql/desk/generated/types.ts';
import { takes, type wayOfPaging } from '../../../../graphql/service/documents.ts';
import { foldLetters, foldText } from '../../../contract/foldText.ts';
import { type ClientRow, readClient } from '../../../../graphql/service/readers/readObjects.ts';
import { readRow, readRows } from '../../../../graphql/service/rows.ts';
import { readText } from '../../../../graphql/service/sources.ts';
import { readValue, valueAt } from '../../../../graphql/service/sources.ts';
import type { ClientFields } from '../../../../graphql/service/serviceMap.ts';
import { t } from '../../../../i18n/core/t.ts';
import type { fetchAllRows, Reading } from './allRows.ts';
import { completeHomes, type FindLinked } from './completeLinks.ts';
import { wayOfReading } from './eachLocation.ts';
import { listBegin, type ListPlace, readFullPage, type readListPage, readPlace, writePlace } from './listPage.ts';
import type { Question } from './pages.ts';

/** A client of a list, with the unreadable parts of the row; null where nothing of it is usable. */
export interface ListedClient {
  readonly client: ClientRow | null;
  /** The row's own name, for a list of broken rows. */
  readonly name: string | null;
  readonly flaws: readonly FlawKind[];
}

export interface ListedClients {
  /** In the service's order. */
  readonly rows: readonly ListedClient[];
  /** Rows that spoiled the page and were left out. */
  readonly unreadable: number;
  readonly next: ListPlace | null;
  readonly total: number | null;
  /** False where rows are missing that no further page will bring. */
  readonly complete: boolean;
}

/** The list of all clients, page by page, for reading it from end to end. */
export interface ClientListing {
  readonly way: ReturnType<typeof wayOfPaging>;
  /** Whether the service can be queried for changes only. */
  readonly hasChangeFilter: boolean;
  /** Whether the rows include the last visit. */
  readonly hasLastVisit: boolean;
  /** Whether the rows include the clients' patients. */
  readonly hasPatients: boolean;
  page(
    place: ListPlace,
    limit: number,
    signal: AbortSignal,
    /** ISO instant: only clients changed then or later. */
    since?: string,
  ): Promise<Result<ListedClients>>;
}

/** Of a list without pages just so many rows are hardly all there are: the service cuts it there without a word. */
const usualCaps: ReadonlySet<number> = new Set([100, 200, 250, 500, 1000]);

export function createClientListing(
  queryService: QueryService,
  question: Question<ClientFields>,
  timeZone: string,
  readPage: typeof readListPage,
): ClientListing {
  const { fields } = question.operation;
  const way = wayOfReading(question.operation);
  return {
    way,
    hasChangeFilter: takes(question.operation, 'changedSince'),
    hasLastVisit: fields.lastVisit !== undefined,
    hasPatients: fields.patients !== undefined,
    async page(place, limit, signal, since) {
      const values = { includeInactive: true, ...(since !== undefined && { changedSince: since }) };
      const answer = await readPage(queryService, question, { values, place, limit }, signal, timeZone);
      if (!answer.ok) return answer;
      const { rows, unreadable, next, total, complete } = answer.value;
      const listed = rows.map((row) => readListed(row, fields, timeZone));
      const isCut = way === 'once' && !takes(question.operation, 'limit') && usualCaps.has(rows.length);
      return { ok: true, value: { rows: listed, unreadable, next, total, complete: complete && !isCut } };
    },
  };
}

function readListed(row: unknown, fields: ClientFields, timeZone: string): ListedClient {
  const client = readRow(row, (each) => readClient(each, fields, timeZone));
  if (client === null) return { client, name: readText(row, fields.name), flaws: ['unreadable'] };
  const flaws: FlawKind[] = [];
  if (client.name === '') flaws.push('noName');
  if (client.since === null && readValue(row, fields.since) !== null) flaws.push('unreadableDate');
  else if (client.lastVisit === null && readValue(row, fields.lastVisit) !== null) flaws.push('unreadableDate');
  if (client.balance === null && fields.balance && valueAt(row, fields.balance.amount) !== null)
    flaws.push('unreadableBalance');
  return { client, name: client.name, flaws };
}

export interface ClientPageRows {
  readonly clients: readonly ClientRow[];
  /** Opaque; null at the end. */
  readonly next: string | null;
  /** Null where the service does not count. */
  readonly total: number | null;
  readonly unreadable: number;
  /** False where the service returned the full limit and offers no way to get more. */
  readonly complete: boolean;
}

const mostPerPage = 100;

/** Which clients of a list are requested: all or those of a search, and how many from which cursor on. */
export interface ClientQuestion {
  readonly search: string | null;
  readonly first: number;
  readonly after: string | null;
}

interface PageOptions {
  readonly queryService: QueryService;
  readonly readPage: typeof readListPage;
  readonly list: Question<ClientFields> | null;
  readonly search: Question<ClientFields> | null;
  readonly page: ClientQuestion;
  readonly timeZone: string;
  readonly signal: AbortSignal;
  /** What is only mentioned of a client, such as her location, is read by it. */
  readonly find: FindLinked;
}

/**
 * One page of clients. Services compare letters in their own way: if the first page of a search has no match, one more
 * search is sent, and those of its answer are added that match what was typed.
 */
export async function readClientPage(options: PageOptions): Promise<Result<ClientPageRows>> {
  const answer = await readOnePage(options);
  const { page } = options;
  const search = page.search?.trim() ?? '';
  const second = secondSearch(search);
  if (!answer.ok || page.after !== null || second === null) return answer;
  if (answer.value.clients.some((client) => isMeant(client, search))) return answer;
  const more = await readOnePage({ ...options, page: { ...page, search: second, first: mostPerPage } });
  if (!more.ok) return answer;
  const known = new Set(answer.value.clients.map(({ id }) => id));
  const added = more.value.clients.filter((client) => !known.has(client.id) && isMeant(client, search));
  const total = answer.value.total === null ? null : answer.value.total + added.length;
  return { ok: true, value: { ...answer.value, clients: [...answer.value.clients, ...added], total } };
}

/** The search that may find who was typed in another spelling than the service has; null where there is none. */
function secondSearch(search: string): string | null {
  const plain = plainSearch(search);
  if (plain !== search) return plain === '' ? null : plain;
  return sharedPart(search);
}

const curlyApostrophes = /[’‘`´ʼ]/g;

/** The text in plain letters: lodz for Łódź, O'Brien for O’Brien, and OBrien where that was typed. */
function plainSearch(search: string): string {
  const letters = search.normalize('NFC').replaceAll(/[^ -~’‘´ʼ]/gu, (letter) => foldLetters(letter));
  const straight = letters.replaceAll(curlyApostrophes, "'");
  return (straight === letters ? letters.replaceAll("'", '') : straight).trim();
}

/** What ß, æ, œ, þ, ł, ø, đ and ı are in plain letters. */
const unlikeSpelling = /ss|ae|oe|th|[lodi]/i;

/**
 * The longest part of plainly typed words that is spelled alike with ł, ø, ß and the like, which services keep apart from
 * l, o and ss more often than é from e: “ukasz” for lukasz. Fewer than three letters would be in too many names.
 */
function sharedPart(search: string): string | null {
  if (!/^[a-z ]+$/i.test(search) || !unlikeSpelling.test(search)) return null;
  const parts = search.split(' ').flatMap((word) => word.split(unlikeSpelling));
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return longest.length < 3 ? null : longest;
}

/**
 * One page of clients: a search if there is a search text, else the list. If the service pages by offset there is a
 * next page until an empty one; if not, one page of 100 is its limit.
 */
async function readOnePage(options: PageOptions): Promise<Result<ClientPageRows>> {
  const { queryService, readPage, page, signal, timeZone } = options;
  const search = page.search?.trim() ?? '';
  const question = search === '' ? options.list : options.search;
  if (!question) return { ok: false, failure: notOffered(search === '' ? 'clients' : 'clientSearch') };
  const place = page.after === null ? listBegin : readPlace(page.after);
  if (place === null) return { ok: false, failure: badRequest(t('failures.unknownPage')) };

  const way = wayOfReading(question.operation);
  const limit = way === 'once' ? mostPerPage : Math.min(Math.max(page.first, 1), mostPerPage);
  const answer = await readFullPage(
    readPage,
    queryService,
    question,
    { values: { search, includeInactive: true }, place, limit },
    signal,
    timeZone,
  );
  if (!answer.ok) return answer;
  const { rows, next, total, complete } = answer.value;
  const read = readRows(rows, (row) => readClient(row, question.operation.fields, timeZone));
  return {
    ok: true,
    value: {
      clients: await completeHomes(read.values, question.operation.fields.location, options.find),
      next: next && writePlace(next),
      total,
      unreadable: answer.value.unreadable + read.unreadable,
      complete,
    },
  };
}

/** Every client of a service, as far as fifty pages lead. */
export interface AllClients {
  readonly clients: readonly ClientRow[];
  readonly unreadable: number;
  readonly complete: boolean;
}

/** A service without pages gives all of its clients at once. */
const maxClients = 100_000;

/** Reads the whole list, for a service without a search. */
export async function readAllClients(
  queryService: QueryService,
  list: Question<ClientFields>,
  reading: Reading,
  find: FindLinked,
  readRowsOf: typeof fetchAllRows,
): Promise<Result<AllClients>> {
  const all = await readRowsOf(queryService, list, { includeInactive: true }, { ...reading, maxRows: maxClients });
  if (!all.ok) return all;
  const read = readRows(all.value.rows, (row) => readClient(row, list.operation.fields, reading.timeZone));
  const clients = await completeHomes(read.values, list.operation.fields.location, find);
  const unreadable = all.value.unreadable + read.unreadable;
  return { ok: true, value: { clients, unreadable, complete: all.value.complete } };
}

/** The first of them that a search means, in the service's order. */
export function searchClients({ clients, ...rest }: AllClients, search: string, first: number): ClientPageRows {
  const found = clients.filter((client) => isMeant(client, search)).slice(0, first);
  return { ...rest, clients: found, next: null, total: null };
}

/** Every word is in a name, an e-mail or the name of a pet; digits alone are in a phone number. */
function isMeant(client: ClientRow, search: string): boolean {
  const requested = parseNumberSearch(search);
  if (requested) {
    const { text, digits } = requested;
    const numbers = client.phones.flatMap(({ number }) => extractPhoneDigits(number));
    return client.id === text || numbers.some((each) => each.includes(digits) || isSamePhoneNumber(each, digits));
  }
  const pets = (client.patients ?? []).map(({ name }) => name);
  const names = foldText([client.name, ...client.emails, ...pets].join(' '));
  return foldText(search)
    .split(' ')
    .every((word) => names.includes(word));
}

/** What a client may have none of any more. */
const mayBeEmpty = ['phones', 'emails', 'address', 'alerts', 'tags'] as const;

/** The fields of these that a reading selects: a missing value there means that the client has none. */
export function emptyFieldsOf(fields: Partial<ClientFields>): ReadonlySet<string> {
  return new Set(mayBeEmpty.filter((field) => fields[field] !== undefined));
}
