import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { byStart, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { compareValues } from '../generatedRows.ts';
import {
  isConsultation,
  patientsByName,
  telehealthClinicalIds,
  telehealthClinicalRows,
  telehealthClinicalWords,
} from './records.ts';
import { telehealthClinicalWrites } from './writes.ts';

interface PageArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

type Filters = Readonly<Partial<Record<'search' | 'specialty' | 'status' | 'from', string | null>>>;

/** Resolvers of the service, for an admin, who sees everything. */
export function telehealthClinicalRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const births = new Map<number, string>();
  const rows = telehealthClinicalRows(stage, births);
  return {
    me: rows.me,
    patients({ search, ...args }: PageArgs & Filters) {
      const part = (search ?? '').toLowerCase();
      const found = patientsByName(practice).filter(
        (row) => fullNameOf(row).toLowerCase().includes(part) || row.phones[0]?.value.includes(part),
      );
      return connection(found, rows.patient, args, cap);
    },
    patient({ id }: { id: string }) {
      const row = rowOf(practice.clients, telehealthClinicalIds.key('client', id));
      return row && !row.isDeleted ? rows.patient(row) : null;
    },
    doctors({ specialty, ...args }: PageArgs & Filters) {
      const found = practice.providers
        .filter((row) => !specialty || rows.doctor(row)['specialty'] === specialty)
        .toSorted((one, other) => compareValues(fullNameOf(one), fullNameOf(other)));
      return connection(found, rows.doctor, args, cap);
    },
    myAppointments({ status, from, ...args }: PageArgs & Filters) {
      const since = from ? instantOf('from', 'myAppointments', from) : -Infinity;
      const found = practice.appointments
        .filter((row) => isConsultation(row) && row.start >= since)
        .filter((row) => !status || telehealthClinicalWords[row.state] === status)
        .toSorted(byStart);
      return connection(found, rows.appointment, args, cap);
    },
    appointment({ id }: { id: string }) {
      const row = rowOf(practice.appointments, telehealthClinicalIds.key('appointment', id));
      return row && isConsultation(row) ? rows.appointment(row) : null;
    },
    ...telehealthClinicalWrites(stage, rows, births),
  };
}

/** A page as graphql-ruby makes it: cursors are places in the list, and sizes are cut to the highest one. */
function connection<Record>(all: readonly Record[], show: (row: Record) => object, args: PageArgs, cap: number) {
  const size = (value: number): number => Math.max(0, Math.min(value, cap));
  const last = typeof args.last === 'number' ? size(args.last) : null;
  const first = typeof args.first === 'number' ? size(args.first) : last === null ? cap : null;
  const after = args.after ? placeOf(args.after) : 0;
  const before = args.before ? placeOf(args.before) - 1 : all.length;
  let [from, to] = [after, Math.max(after, before)];
  if (first !== null) to = Math.min(to, from + first);
  if (last !== null) from = Math.max(from, to - last);
  const edges = all.slice(from, to).map((row, index) => {
    const node = show(row);
    return { cursor: Buffer.from(String(from + index + 1)).toString('base64url'), node };
  });
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: args.before ? before < all.length : first !== null && to < all.length,
      hasPreviousPage: after > 0 || (last !== null && from > 0),
    },
  };
}

function placeOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (/^\d+$/.test(text)) return Number(text);
  throw new GraphQLError(`Invalid cursor: ${JSON.stringify(cursor)}`);
}

/** The instant of a text; a day alone, or a time without a zone, is in the zone of the server, UTC. */
function instantOf(argument: string, field: string, text: string): number {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? Date.parse(text)
    : /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(text)
      ? Date.parse(hasZone ? text : `${text}Z`)
      : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(
    `Argument '${argument}' on Field '${field}' has an invalid value (${JSON.stringify(text)}). Expected type 'ISO8601DateTime'.`,
    { extensions: { code: 'argumentLiteralsIncompatible', typeName: 'Field', argumentName: argument } },
  );
}
