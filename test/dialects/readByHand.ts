import { instantOfWall } from './clock.ts';
import type { RunQuery } from './dialectRequests.ts';

/** What a careful person reads by hand, to hold the expected samples against. */
export interface HandRead {
  readonly clients: readonly HandClient[];
  readonly patients: readonly { readonly id: unknown; readonly name: unknown }[];
  readonly appointments: readonly HandAppointment[];
}

/** A client as read by hand, with the fields that a dialect offers. */
interface HandClient {
  readonly id: unknown;
  readonly name: string;
  readonly tags?: unknown;
  readonly lastVisit?: unknown;
  /** The id of the place where she belongs. */
  readonly location?: unknown;
}

/** An appointment as read by hand; zone is where its wall times and its day belong. */
interface HandAppointment {
  readonly id: unknown;
  readonly start: number;
  readonly zone: string;
  readonly status: unknown;
  readonly patient: unknown;
}

/** A row of an answer. */
export type Row = Readonly<Record<string, unknown>>;

/** Reads one dialect with queries that a person wrote for it. */
export type HandReader = (runQuery: RunQuery, day: string) => Promise<HandRead>;

/** Follows a path of fields through objects; null where it ends early. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, field) => {
    return typeof inner === 'object' && inner !== null ? (Reflect.get(inner, field) ?? null) : null;
  }, value);
}

/** The list at a path; rows that are null are left out. */
export function rowsAt(value: unknown, path: string): readonly Row[] {
  const list = at(value, path);
  return Array.isArray(list) ? list.filter((row) => row !== null) : [];
}

/** The nodes of a Relay list at a path. */
export function nodesAt(value: unknown, path: string): readonly Row[] {
  return rowsAt(value, `${path}.edges`)
    .map((edge) => edge['node'] as Row | null)
    .filter((node) => node !== null);
}

/** Given and family name of a row as one. */
export function named(row: Row, given: string, family: string): string {
  return [at(row, given), at(row, family)].filter((part) => typeof part === 'string').join(' ');
}

/** Reads rows into appointments: paths of the id, the start, the zone, the status and the patient's name. */
export function appointmentsFrom(
  rows: readonly Row[],
  paths: { readonly id?: string; readonly start: string; readonly zone: string; readonly patient?: string },
  statusOf: (row: Row) => unknown,
): HandAppointment[] {
  return rows.map((row) => {
    const zone = String(at(row, paths.zone));
    const start = String(at(row, paths.start));
    const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(start);
    return {
      id: at(row, paths.id ?? 'id'),
      start: hasOffset ? Date.parse(start) : instantOfWall(start, zone),
      zone,
      status: statusOf(row),
      patient: paths.patient === undefined ? null : at(row, paths.patient),
    };
  });
}

/** All pages of something, one after the other. */
export async function allPages(
  read: (from: string | null) => Promise<{ rows: readonly Row[]; next: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let from: string | null = null;
  do {
    const page = await read(from);
    rows.push(...page.rows);
    from = page.next;
  } while (from !== null);
  return rows;
}

const details = `kind name
  fields(includeDeprecated: true) { name args { name defaultValue type { ${wrap(3)} } } type { ${wrap(4)} } }
  inputFields { name defaultValue type { ${wrap(4)} } }
  enumValues(includeDeprecated: true) { name } interfaces { name } possibleTypes { name }`;
const batch = 20;

/** Reads a schema within depth 8, as section 5 of the dialects page says; a type's parts by the type's name. */
export async function readPiecewise(runQuery: RunQuery): Promise<ReadonlyMap<string, Row>> {
  const roots =
    '{ __schema { queryType { name } mutationType { name } subscriptionType { name } types { kind name } } }';
  const names = rowsAt(await runQuery(roots), '__schema.types')
    .map((type) => String(type['name']))
    .filter((name) => !name.startsWith('__'));
  const types = new Map<string, Row>();
  for (let from = 0; from < names.length; from += batch) {
    const parts = names
      .slice(from, from + batch)
      .map((name, index) => `t${String(index)}: __type(name: "${name}") { ${details} }`);
    // One after the other, as a client at a desk would: the server is not to be flooded.
    // eslint-disable-next-line no-await-in-loop
    const answer = await runQuery(`{ ${parts.join('\n')} }`);
    for (const type of Object.values(answer) as Row[]) types.set(String(type['name']), type);
  }
  return types;
}

function wrap(levels: number): string {
  return levels === 0 ? 'kind name' : `kind name ofType { ${wrap(levels - 1)} }`;
}
