import type { Backstage } from '../../dialects/dialect.ts';
import { type Kind, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { isRow } from '../generatedRows.ts';
import { isMember, labels, memberFields, membersOf, wixIds, wixPeople } from './people.ts';
import { attendanceOf, sessionFields, sessionsOf, wixRows } from './records.ts';
import { wixWrites } from './writes.ts';
import { type ListQuery, meetsFilter, pageOf, wixError } from './wql.ts';

type FieldSets = readonly (string | null)[] | null;

interface Cursors {
  readonly cursorPaging?: { readonly cursor?: string | null; readonly limit?: number | null } | null;
  readonly filter?: unknown;
  readonly fieldsets?: FieldSets;
}

interface SessionsInput {
  readonly fromDate?: string | null;
  readonly toDate?: string | null;
  readonly instances?: boolean | null;
  readonly type?: string | null;
  readonly query?: Cursors | null;
}

interface MembersInput {
  readonly fieldSet?: string | null;
  readonly fieldsets?: FieldSets;
  readonly query?: ListQuery | null;
  readonly search?: { readonly expression?: string | null; readonly fields?: FieldSets } | null;
}

/** The one argument of every query. */
interface Asked<Input> {
  readonly queryInput?: Input | null;
}
type ById = Asked<{ readonly id: string; readonly fieldSet?: string | null; readonly fieldsets?: FieldSets }>;

const yearMs = 366 * 86_400_000;
const mostPerPage = 1000;

/** Resolvers of the business's calendar, places and people. */
export function wixRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const revisions = new Map<number, number>();
  const { session, workingHours, attendance, service, location } = wixRows(stage);
  const people = wixPeople(stage, revisions);
  function found<Any extends { readonly key: number }>(kind: Kind, rows: readonly Any[], id: string | undefined): Any {
    const row = rowOf(rows, wixIds.key(kind, id));
    if (row) return row;
    throw wixError('NOT_FOUND', `Entity ${id ?? ''} not found`);
  }
  const services = practice.visitTypes.filter(({ isBlock }) => !isBlock);
  /** A stretch of a list by cursor, which remembers what was asked for. */
  function stretch(rows: readonly Row[], from: number, limit: number, memory: Row): Row {
    const items = rows.slice(from, from + Math.max(1, Math.min(limit, cap, mostPerPage)));
    const to = from + items.length;
    const token = (at: number): string => Buffer.from(JSON.stringify({ ...memory, at })).toString('base64url');
    const hasNext = to < rows.length;
    const cursors = {
      nextCursor: hasNext ? token(to) : null,
      prevCursor: from > 0 ? token(Math.max(0, from - limit)) : null,
    };
    return { items, pageInfo: { count: items.length, hasNext, ...cursors } };
  }
  function sessions(input: SessionsInput): Row {
    const { cursor, limit } = input.query?.cursorPaging ?? {};
    const memory = cursor ? remembered(cursor) : null;
    const asked: SessionsInput = memory ?? input;
    const [from, to] = [instant('fromDate', asked.fromDate), instant('toDate', asked.toDate)];
    const isDefinition = asked.instances === false;
    if (!isDefinition && to - from > yearMs)
      throw wixError('INVALID_ARGUMENT', 'The time range between fromDate and toDate must not exceed 1 year');
    const type = asked.type ?? 'EVENT';
    const filter = asked.query?.filter;
    const hours = type === 'EVENT' ? [] : workingHours(from, to, isDefinition);
    const events = type === 'WORKING_HOURS' || isDefinition ? [] : sessionsOf(stage);
    const isMeant = (row: Row): boolean => {
      // Those that are cancelled are found only by those who ask for them.
      const isShown = row['status'] !== 'CANCELLED' || (isRow(filter) && 'status' in filter);
      return isShown && meetsFilter(row, filter);
    };
    const within = events.filter((row) => row.start < to && row.start + row.minutes * 60_000 > from);
    const rows = [...within.map(session), ...hours].filter(isMeant);
    const fieldsets = input.query?.fieldsets ?? asked.query?.fieldsets;
    const { fromDate, toDate, instances } = asked;
    const at = Number(Reflect.get(memory ?? {}, 'at') ?? 0);
    const kept = { fromDate, toDate, instances, type, query: { filter, fieldsets } };
    return stretch(
      rows.map((row) => sessionFields(row, fieldsets)),
      at,
      limit ?? 100,
      kept,
    );
  }
  const attendances = (): readonly Row[] =>
    sessionsOf(stage)
      .filter((row) => attendanceOf(row) !== null)
      .map(attendance);
  return {
    bookingsSessionsV1Session({ queryInput }: ById) {
      const row = found('appointment', sessionsOf(stage), queryInput?.id);
      return sessionFields(session(row), queryInput?.fieldsets);
    },
    bookingsSessionsV1Sessions: ({ queryInput }: Asked<SessionsInput>) => sessions(queryInput ?? {}),
    bookingsAttendanceV2Attendance({ queryInput }: ById) {
      const row = attendances().find(({ id }) => id === queryInput?.id);
      if (row) return row;
      throw wixError('NOT_FOUND', `Attendance ${queryInput?.id ?? ''} not found`);
    },
    bookingsAttendanceV2Attendances({ queryInput }: Asked<{ readonly query?: Cursors | null }>) {
      const { cursorPaging, filter } = queryInput?.query ?? {};
      const memory = cursorPaging?.cursor ? remembered(cursorPaging.cursor) : null;
      const asked: unknown = memory ? memory['filter'] : filter;
      // Of several filters, only the first is looked at.
      const [first] = isRow(asked) ? Object.entries(asked) : [];
      const rows = attendances()
        .filter((row) => !first || meetsFilter(row, { [first[0]]: first[1] }))
        .toSorted((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));
      return stretch(rows, Number(memory?.['at'] ?? 0), cursorPaging?.limit ?? 50, { filter: asked });
    },
    bookingsServicesV2Service: ({ queryInput }: ById) => service(found('visitType', services, queryInput?.id)),
    bookingsServicesV2Services: ({ queryInput }: Asked<{ readonly query?: ListQuery | null }>) =>
      pageOf(services.map(service), queryInput?.query, { usual: 100, cap: Math.min(cap, 100) }, (row) => row),
    businessToolsLocationsV1Location: ({ queryInput }: ById) =>
      location(found('place', practice.places, queryInput?.id)),
    businessToolsLocationsV1Locations: ({ queryInput }: Asked<{ readonly query?: ListQuery | null }>) =>
      pageOf(practice.places.map(location), queryInput?.query, { usual: 50, cap }, (row) => row),
    crmContactsV4Contact({ queryInput }: ById) {
      const contacts = practice.clients.filter(({ isDeleted }) => !isDeleted);
      return people.contact(found('client', contacts, queryInput?.id));
    },
    crmLabelsV4Labels: ({ queryInput }: Asked<{ readonly query?: ListQuery | null }>) =>
      pageOf(labels, queryInput?.query, { usual: 1000, cap }, (row) => row),
    membersMembersV1Member({ queryInput }: ById) {
      const row = people.member(found('client', membersOf(practice), queryInput?.id));
      return memberFields(row, [queryInput?.fieldSet, ...(queryInput?.fieldsets ?? [])]);
    },
    membersMembersV1Members({ queryInput }: Asked<MembersInput>) {
      const { fieldSet, fieldsets, query, search } = queryInput ?? {};
      const expression = search?.expression?.trim().toLowerCase() ?? '';
      const fields = search?.fields ?? ['profile.nickname'];
      const matching = practice.clients
        .filter((row) => isMember(practice, row))
        .map(people.member)
        .filter((row) => fields.some((field) => meetsFilter(row, { [field ?? 'id']: { $contains: expression } })));
      const pages = { usual: 50, cap: Math.min(cap, 100) };
      return pageOf(matching, query, pages, (row) => memberFields(row, [fieldSet, ...(fieldsets ?? [])]));
    },
    ...wixWrites(stage, people, revisions),
    bookingsSessionsV1ListSessions({
      input,
    }: {
      input?: { readonly ids?: FieldSets; readonly fieldsets?: FieldSets };
    }) {
      const wanted = sessionsOf(stage).filter(({ key }) => input?.ids?.includes(wixIds.of('appointment', key)));
      return { sessions: wanted.map((row) => sessionFields(session(row), input?.fieldsets)) };
    },
  };
}

/** The instant of one end of a range, which has to be given. */
function instant(name: string, text: string | null | undefined): number {
  const parsed = Date.parse(text ?? '');
  if (!Number.isNaN(parsed)) return parsed;
  throw wixError('INVALID_ARGUMENT', text ? `${name} is not a valid date: ${text}` : `${name} must not be empty`);
}

function remembered(cursor: string): Row {
  try {
    const memory: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isRow(memory)) return memory;
  } catch {
    // Told below, like a cursor that holds something else.
  }
  throw wixError('INVALID_ARGUMENT', 'Invalid cursor');
}
