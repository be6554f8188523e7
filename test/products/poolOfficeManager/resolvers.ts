import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { stretchOf } from '../../dialects/pages.ts';
import { type ClientRecord, fullNameOf } from '../../dialects/practice.ts';
import { type Row, compareValues, isRow, sortedBy } from '../generatedRows.ts';
import { poolIds, poolPhones, poolRecords } from './records.ts';
import { instantOf, poolWrites } from './writes.ts';

interface PageArgs {
  readonly page: number;
  readonly limit: number;
  readonly selector?: {
    readonly filters?: Row | null;
    readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | null;
  } | null;
}

interface CustomersArgs {
  readonly first: number;
  readonly after?: string | null;
  readonly filter?: Row | null;
  readonly search?: string | null;
}

/** Resolvers of Pool Office Manager. */
export function poolRoots(stage: Backstage): object {
  const { practice, meet, cap } = stage;
  const records = poolRecords(stage);
  const customers = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  function shown(row: ClientRecord): Row {
    meet('client', row.key);
    return records.customer(row);
  }
  function pages(rows: readonly Row[], usual: string, { page, limit, selector }: PageArgs, show = (row: Row) => row) {
    if (page < 1 || limit < 1) throw new GraphQLError('page and limit must be positive', { extensions: badInput });
    const size = Math.min(limit, cap);
    const { field, order } = selector?.sort ?? { field: usual, order: 'DESC' };
    const met = rows.filter((row) => meetsFilters(row, selector?.filters ?? {}));
    const sorted = sortedBy(met, [{ value: (row) => row[field], isDescending: order === 'DESC', nullsFirst: false }]);
    return {
      edges: sorted.slice((page - 1) * size, page * size).map((row) => ({ node: show(row) })),
      pagination: { total: met.length, page, limit: size, totalPages: Math.ceil(met.length / size) },
    };
  }
  return {
    ...poolWrites(stage),
    company: records.company,
    customer({ selector }: { selector: Row }) {
      if (Object.keys(selector).length === 0) throw new GraphQLError('A selector is needed', { extensions: badInput });
      const row = customers().find((each) => hasValues(records.customer(each), selector));
      return row ? shown(row) : null;
    },
    infiniteCustomers({ first, after = null, filter, search }: CustomersArgs) {
      const { tagIds, ...others } = filter ?? {};
      const rows = customers().filter((row) => {
        const own = records.customer(row);
        const tags = (own['tags'] as readonly Row[]).map(({ id }) => id);
        return (
          isFound(row, search ?? '') &&
          hasValues(own, others) &&
          (!Array.isArray(tagIds) || tagIds.some((id) => tags.includes(id)))
        );
      });
      const { edges, hasNext, endCursor } = stretchOf(rows, { first, after }, cap);
      return {
        edges: edges.map(({ cursor, row }) => ({ cursor, node: shown(row) })),
        pageInfo: { hasNextPage: hasNext, endCursor },
        totalCount: rows.length,
      };
    },
    paginatedAppointments: (args: PageArgs) =>
      pages(records.visits().map(records.appointment), 'scheduledAt', args, (row) => {
        meet('appointment', poolIds.key('appointment', String(row['id'])) ?? 0);
        return row;
      }),
    paginatedServices: (args: PageArgs) => pages(records.tickets(), 'startedAt', args),
    serviceTypes: records.serviceTypes,
    users: ({ filter }: { filter?: Row | null }) => records.users().filter((row) => hasValues(row, filter ?? {})),
  };
}

const badInput = { code: 'BAD_USER_INPUT' };

/** Whether a search is part of a name, of the e-mail, of a number or of the street. */
function isFound(row: ClientRecord, search: string): boolean {
  const { phone, mobilePhone } = poolPhones(row);
  const texts = [fullNameOf(row), row.emails[0], phone, mobilePhone, row.street];
  return texts.some((text) => (text ?? '').toLowerCase().includes(search.trim().toLowerCase()));
}

/** Whether a row has all of these values; null asks for nothing. */
function hasValues(row: Row, values: Row): boolean {
  return Object.entries(values).every(([field, value]) => value === null || row[field] === value);
}

function meetsFilters(row: Row, filters: Row): boolean {
  return Object.entries(filters).every(
    ([field, condition]) =>
      !isRow(condition) ||
      Object.entries(condition).every(
        ([operator, wanted]) => wanted === null || meets(row[field] ?? null, operator, wanted),
      ),
  );
}

function meets(own: unknown, operator: string, wanted: unknown): boolean {
  if (operator === 'in') return Array.isArray(wanted) && wanted.includes(own);
  const isTime = typeof own === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(own);
  const order = isTime ? compareValues(Date.parse(own), instantOf(wanted)) : compareValues(own, wanted);
  if (operator === 'ne') return order !== 0;
  const isEdge = order === 0 && /^(?:eq|gte|lte)$/.test(operator);
  return isEdge || (operator.startsWith('gt') && order > 0) || (operator.startsWith('lt') && order < 0);
}
