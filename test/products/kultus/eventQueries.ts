import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { linkTo, pageOf } from './connection.ts';
import type { KultusFacts } from './facts.ts';
import type { KeywordRow, LinkedEvents } from './linkedEvents.ts';
import type { EventRow, KultusMemory, Texts } from './memory.ts';
import { failure, kultusIds } from './values.ts';

type Include = readonly (string | null)[] | null | undefined;
type Words = readonly (string | null)[] | null | undefined;

interface PageArgs {
  readonly page?: number | null;
  readonly pageSize?: number | null;
  readonly sort?: string | null;
  readonly text?: string | null;
  readonly dataSource?: string | null;
}

interface EventsArgs extends PageArgs {
  readonly include?: Include;
  readonly division?: Words;
  readonly start?: string | null;
  readonly end?: string | null;
  readonly inLanguage?: string | null;
  readonly language?: string | null;
  readonly translation?: string | null;
  readonly isFree?: boolean | null;
  readonly keyword?: Words;
  readonly keywordAnd?: Words;
  readonly keywordNot?: Words;
  readonly keywordOrSet1?: Words;
  readonly keywordOrSet2?: Words;
  readonly keywordOrSet3?: Words;
  readonly allOngoingAnd?: Words;
  readonly allOngoingOr?: Words;
  readonly location?: string | null;
  readonly publisher?: string | null;
  readonly superEvent?: string | null;
  readonly superEventType?: Words;
  readonly organisationId?: string | null;
  readonly publicationStatus?: string | null;
  readonly nearbyPlaceId?: string | null;
}

/** Linked Events gives no more than this at once. */
const mostPerPage = 100;

/** Queries that are handed on to Linked Events. */
export function kultusEventQueries(
  { practice, now }: Backstage,
  facts: KultusFacts,
  memory: KultusMemory,
  linked: LinkedEvents,
  show: (row: EventRow, include?: readonly (string | null)[]) => Row,
): object {
  const timesOf = (row: EventRow) =>
    facts.occurrenceRows().filter((each) => facts.eventNumberOf(each) === row.number && !facts.isCancelled(each));
  const publisherOf = (row: EventRow): string | undefined =>
    rowOf(memory.organisations, row.organisationKey)?.publisherId;
  const isWithin = (row: EventRow, { start, end }: EventsArgs): boolean => {
    if (!start && !end) return true;
    const [from, to] = [momentOf(start, now(), 0), momentOf(end, now(), 1)];
    return timesOf(row).some(
      (each) => (to === null || each.start < to) && (from === null || each.start + each.minutes * 60_000 > from),
    );
  };
  const selectEvents = (args: EventsArgs): readonly EventRow[] => {
    const organisation = args.organisationId
      ? rowOf(memory.organisations, kultusIds.key('organization', args.organisationId))
      : null;
    if (args.organisationId && !organisation)
      throw failure('OBJECT_DOES_NOT_EXIST_ERROR', 'Organisation matching query does not exist.');
    const publisher = organisation?.publisherId ?? args.publisher ?? null;
    const places = args.location?.split(',') ?? null;
    const has = (row: EventRow, words: Words): boolean =>
      (words ?? []).some((word) => [...row.keywordIds, ...row.audienceIds].includes(word ?? ''));
    const given = (words: Words): boolean => (words ?? []).length > 0;
    return memory.events.filter((row) => {
      const status = args.publicationStatus ?? 'public';
      if ((row.isPublic ? 'public' : 'draft') !== status) return false;
      if (publisher !== null && publisherOf(row) !== publisher) return false;
      if (places && (row.placeKey === null || !places.includes(kultusIds.of('place', row.placeKey)))) return false;
      if (typeof args.isFree === 'boolean' && row.isFree !== args.isFree) return false;
      if (args.inLanguage && !row.languageIds.includes(args.inLanguage)) return false;
      if (args.translation && !isWritten(row.name, args.translation)) return false;
      if (args.language && !isWritten(row.name, args.language) && !row.languageIds.includes(args.language))
        return false;
      // No event belongs to a series, and no place to a division.
      if (args.superEvent || given(args.superEventType) || given(args.division)) return false;
      if (given(args.keyword) && !has(row, args.keyword)) return false;
      if (!(args.keywordAnd ?? []).every((word) => has(row, [word]))) return false;
      if (has(row, args.keywordNot)) return false;
      for (const set of [args.keywordOrSet1, args.keywordOrSet2, args.keywordOrSet3])
        if (given(set) && !has(row, set)) return false;
      if (args.text && !isIn(row, args.text)) return false;
      if (!(args.allOngoingAnd ?? []).every((word) => isIn(row, word ?? ''))) return false;
      if (given(args.allOngoingOr) && !(args.allOngoingOr ?? []).some((word) => isIn(row, word ?? ''))) return false;
      return isWithin(row, args);
    });
  };
  const placeRows = ({ text, dataSource, sort }: PageArgs) =>
    sortedBy(
      practice.places.filter(({ name }) => isPart(name, text) && (!dataSource || dataSource === 'tprek')),
      sort,
      ({ name }) => name,
    );
  const keywordRows = ({ text, dataSource, sort }: PageArgs): readonly KeywordRow[] =>
    sortedBy(
      linked.keywords().filter(({ name }) => isPart(name.en ?? '', text) && (!dataSource || dataSource === 'kultus')),
      sort,
      ({ name }) => name.en ?? '',
    );
  const usesOf = ({ id }: KeywordRow): number =>
    memory.events.filter(({ keywordIds }) => keywordIds.includes(id)).length;
  const whole = (rows: readonly Row[]): Row => ({
    meta: { count: rows.length, next: null, previous: null },
    data: rows,
  });

  return {
    events(args: EventsArgs) {
      if (args.nearbyPlaceId)
        throw failure('DATA_VALIDATION_ERROR', `Cannot determine coordinates for place ${args.nearbyPlaceId}.`);
      const rows = sortedBy(selectEvents(args), args.sort, (row) =>
        args.sort?.replace('-', '') === 'name'
          ? (row.name.en ?? row.name.fi ?? '')
          : String(timesOf(row)[0]?.start ?? 0),
      );
      return pageOf('event', rows, args, mostPerPage, (row) => show(row, args.include ?? []));
    },
    event({ id, include }: { readonly id: string; readonly include?: Include }) {
      const row = memory.events.find(({ linkedId }) => linkedId === id);
      if (!row) throw failure('OBJECT_DOES_NOT_EXIST_ERROR', `Could not find the event ${id} in Linked Events.`);
      return show(row, include ?? []);
    },
    upcomingEvents({ page, pageSize, include }: { page: number; pageSize: number; include?: Include }) {
      const starts = memory.events
        .flatMap((row) => {
          const next = timesOf(row).find(({ start }) => start >= now());
          return next && row.isPublic ? [{ row, start: next.start }] : [];
        })
        .toSorted((one, other) => one.start - other.start);
      const [from, to] = [pageSize * (page - 1), pageSize * page];
      return {
        data: starts.slice(from, to).map(({ row }) => show(row, include ?? [])),
        pageInfo: {
          totalCount: starts.length,
          page: starts.length > 0 ? page : 0,
          pages: Math.ceil(starts.length / pageSize),
          pageSize,
          hasNextPage: starts.length > to,
          hasPreviousPage: from >= pageSize,
        },
      };
    },
    places: (args: PageArgs) => pageOf('place', placeRows(args), args, mostPerPage, linked.place),
    place({ id }: { readonly id: string }) {
      if (id === '') return null;
      const row = rowOf(practice.places, kultusIds.key('place', id));
      if (!row) throw failure('OBJECT_DOES_NOT_EXIST_ERROR', `Could not find the place ${id} in Linked Events.`);
      return linked.place(row);
    },
    images: () => pageOf('image', memory.images, {}, mostPerPage, linked.image),
    image({ id }: { readonly id: string }) {
      const row = memory.images.find((each) => each.id === id);
      if (!row) throw new GraphQLError(`404 Client Error: Not Found for url: ${linkTo(`image/${id}`)}`);
      return linked.image(row);
    },
    keywords: (args: PageArgs & { readonly showAllKeywords?: boolean | null }) =>
      pageOf(
        'keyword',
        keywordRows(args).filter((row) => args.showAllKeywords || usesOf(row) > 0),
        args,
        mostPerPage,
        linked.keyword,
      ),
    keyword({ id }: { readonly id: string }) {
      const row = linked.keywords().find((each) => each.id === id);
      if (!row) throw new GraphQLError(`404 Client Error: Not Found for url: ${linkTo(`keyword/${id}`)}`);
      return linked.keyword(row);
    },
    popularKultusKeywords({ amount, showAllKeywords }: { amount?: number | null; showAllKeywords: boolean }) {
      const rows = linked
        .keywords()
        .filter((row) => row.set !== 'ACTIVITIES' && (showAllKeywords || usesOf(row) > 0))
        .toSorted((one, other) => usesOf(other) - usesOf(one));
      return whole(rows.slice(0, amount || rows.length).map(linked.keyword));
    },
    keywordSet: ({ setType }: { readonly setType: string }) => ({
      id: `kultus:${setType.toLowerCase()}`,
      internalId: linkTo(`keyword_set/kultus:${setType.toLowerCase()}`),
      usage: 'any',
      keywords: linked
        .keywords()
        .filter(({ set }) => set === setType)
        .map(linked.keyword),
      name: { fi: null, sv: null, en: setType.toLowerCase().replaceAll('_', ' ') },
    }),
    eventsSearch: ({ input, include }: { readonly input: string; readonly include?: Include }) =>
      pageOf('search', selectEvents({ text: input }), {}, mostPerPage, (row) => show(row, include ?? [])),
    placesSearch: ({ input }: { readonly input: string }) =>
      pageOf('search', placeRows({ text: input }), {}, mostPerPage, linked.place),
  };
}

function isPart(text: string, wanted: string | null | undefined): boolean {
  return text.toLowerCase().includes((wanted ?? '').toLowerCase());
}

function isIn(row: EventRow, word: string): boolean {
  return [row.name, row.shortDescription, row.description].some((texts) =>
    [texts.fi, texts.sv, texts.en].some((text) => text !== null && isPart(text, word)),
  );
}

function isWritten(name: Texts, language: string): boolean {
  return Object.entries(name).some(([code, text]) => code === language && text !== null);
}

/** A day or moment, `now` and `today` too; the end of a day is the start of the next one. */
function momentOf(text: string | null | undefined, now: number, later: number): number | null {
  if (!text) return null;
  if (text === 'now') return now;
  const day = text === 'today' ? new Date(now).toISOString().slice(0, 10) : text;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  const moment = Date.parse(day);
  if (Number.isNaN(moment)) throw new GraphQLError(`400 Client Error: Bad Request for url: ${linkTo('event')}`);
  return isDay ? moment + later * 86_400_000 : moment;
}

function sortedBy<Item>(
  rows: readonly Item[],
  sort: string | null | undefined,
  value: (row: Item) => string,
): readonly Item[] {
  if (!sort) return rows;
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => {
    if (value(one) === value(other)) return 0;
    return value(one) < value(other) ? -sign : sign;
  });
}
