import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { beginsWith, meetsWhere, ordered } from './filter.ts';
import { createMemory, proAssistantRecords } from './records.ts';
import { dateTimeIn, keyIn, unexpected } from './values.ts';
import { proAssistantWrites } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

interface ListArgs {
  readonly order?: readonly Row[] | null;
  readonly where?: Row | null;
}

interface PageArgs extends ListArgs {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

interface SearchArgs extends ListArgs {
  readonly lastName: string;
  readonly firstName: string;
  readonly phoneNumber: string;
  readonly birthDate: string;
}

interface PeriodArgs extends ListArgs {
  readonly startDate: unknown;
  readonly endDate: unknown;
}

const usualPage = 10;
const largestPage = 50;

/** The root fields of the product. */
export function proAssistantRoots(stage: Backstage): object {
  const memory = createMemory(stage);
  const records = proAssistantRecords(stage, memory);
  return {
    meetingById({ id }: IdArgs): Row | null {
      const row = records.meetingRow(keyIn('appointment', id));
      return row && records.meeting(row);
    },
    meetings({ startDate, endDate, order }: PeriodArgs): readonly Row[] {
      const [from, to] = [dateTimeIn(startDate), dateTimeIn(endDate)];
      // Both ends belong to it.
      return ordered(
        records.meetings(({ start }) => start >= from && start <= to),
        order,
      );
    },
    patientById({ id }: IdArgs): Row | null {
      const row = records.patientRow(keyIn('client', id));
      return row && records.patient(row);
    },
    patients({ order, where, ...page }: PageArgs): object {
      const found = ordered(
        records.patients().filter((row) => meetsWhere(row, where)),
        order,
      );
      return pageOf(found, page, stage.cap);
    },
    searchPatients({ order, ...search }: SearchArgs): readonly Row[] {
      const { lastName, firstName, phoneNumber, birthDate } = search;
      const patterns = Object.entries({ lastName, firstName, phoneNumber, birthDate });
      return ordered(
        records.patients().filter((row) => patterns.every(([field, pattern]) => beginsWith(row[field], pattern))),
        order,
      );
    },
    settingById: ({ id }: IdArgs): Row | null => memory.settings.get(id) ?? null,
    tariffById({ id }: IdArgs): Row | null {
      keyIn('visitType', id);
      return memory.tariffs.get(id.toLowerCase()) ?? null;
    },
    tariffs: ({ order, where }: ListArgs): readonly Row[] =>
      ordered(
        [...memory.tariffs.values()].filter((row) => meetsWhere(row, where)),
        order,
      ),
    ...proAssistantWrites(stage, memory, records),
  };
}

/** A page as the framework's paging over a cursor of MongoDB makes it: cursors are places in the list. */
function pageOf(rows: readonly Row[], { first, after, last, before }: PageArgs, cap: number): object {
  for (const size of [first ?? 0, last ?? 0])
    if (size > largestPage)
      throw new GraphQLError('The maximum allowed items per page were exceeded.', {
        extensions: { code: 'HC0051' },
      });
  let from = after ? placeOf(after) + 1 : 0;
  let to = before ? placeOf(before) : rows.length;
  if (typeof first === 'number' || typeof last !== 'number') to = Math.min(to, from + (first ?? usualPage));
  if (typeof last === 'number') from = Math.max(from, to - last);
  to = Math.min(to, from + cap);
  const edges = rows.slice(from, to).map((node, index) => ({ cursor: cursorOf(from + index), node }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: to < rows.length,
      hasPreviousPage: from > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function cursorOf(place: number): string {
  return Buffer.from(String(place)).toString('base64');
}

function placeOf(cursor: string): number {
  const place = Buffer.from(cursor, 'base64').toString();
  if (!/^\d+$/.test(place)) throw unexpected();
  return Number(place);
}
