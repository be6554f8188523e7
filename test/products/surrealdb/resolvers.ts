import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { type Row, capital } from '../generatedRows.ts';
import { surrealEdges, surrealTables, topFields } from './fields.ts';
import { type FindArgs, found, meets } from './find.ts';
import { namedIds, surrealRows } from './records.ts';
import { failed, notOne, resolving } from './values.ts';
import { type TableWrites, surrealWrites } from './writes.ts';

interface Versioned {
  readonly version?: string | null;
}
type ById = Versioned & { readonly id: string };

const met: Readonly<Record<string, Kind>> = { client: 'client', pet: 'patient', appointment: 'appointment' };

/** The id that an argument means: it is the key of a record, without its table. */
const fullId = (table: string, key: string): string => `${table}:${key}`;

/** Records of the past are kept only by stores that are made for it. */
function refuseVersion({ version = null }: Versioned): void {
  if (version !== null) throw failed('The underlying datastore does not support versioned queries');
}

/** Resolvers of what the database makes of its tables, for a user who may read everything. */
export function surrealRoots(stage: Backstage): object {
  const ids = namedIds();
  const rowsOf = surrealRows(stage, ids);
  const writes = surrealWrites(stage, rowsOf, ids);
  const rowWith = (id: unknown): Row | null => {
    const [table = ''] = String(id).split(':');
    return table in surrealTables ? (rowsOf(table).find((row) => row['id'] === id) ?? null) : null;
  };
  function show(table: string, row: Row): Row {
    const kind = met[table];
    if (kind) stage.meet(kind, ids.key(kind, String(row['id'])) ?? 0);
    const shown: Record<string, unknown> = { ...row, __typename: table };
    for (const [field, type] of topFields(table)) {
      const { table: target } = type;
      if (target === null) continue;
      shown[field] = () => {
        // A link may lead to a record that is gone.
        const other = row[field] === null ? null : rowWith(row[field]);
        return other && show(target, other);
      };
    }
    for (const [edge, { from, to }] of Object.entries(surrealEdges)) {
      const along = (end: string) => (args: FindArgs) =>
        list(
          edge,
          rowsOf(edge).filter((each) => each[end] === row['id']),
          args,
        );
      if (from === table) shown[edge] = along('in');
      if (to === table) shown[`${edge}_in`] = along('out');
    }
    return shown;
  }
  const list = (table: string, rows: readonly Row[], args: FindArgs): readonly Row[] =>
    found(table, rows, args, stage.cap).map((row) => show(table, row));
  const one = (id: string): Row | null => {
    const row = rowWith(id);
    return row && show(id.split(':')[0] ?? '', row);
  };
  const roots: Record<string, unknown> = {
    _get(args: ById) {
      refuseVersion(args);
      if (!/^\w+:\w+$/.test(args.id)) throw resolving('Invalid record ID format');
      return one(args.id);
    },
  };
  for (const table of Object.keys(surrealTables)) {
    roots[table] = (args: FindArgs & Versioned) => {
      refuseVersion(args);
      return list(table, rowsOf(table), args);
    };
    roots[`_get_${table}`] = (args: ById) => {
      refuseVersion(args);
      return one(fullId(table, args.id));
    };
    Object.assign(roots, mutationsOf(table, writes[table] ?? null));
  }
  function mutationsOf(table: string, allowed: TableWrites | null): object {
    const name = capital(table);
    const chosen = (where: Row | null): readonly string[] =>
      rowsOf(table)
        .filter((row) => where === null || Object.keys(where).length === 0 || meets(table, row, where))
        .map(({ id }) => String(id));
    const create = (data: Row): Row | null => {
      // What a user may not write is left out without a word, and ONLY wants one record.
      if (!allowed) throw notOne();
      return one(allowed.create(data));
    };
    const upsert = (id: string, data: Row): Row | null => {
      if (!allowed) throw notOne();
      if (!rowWith(id)) return create({ ...data, id: id.slice(table.length + 1) });
      allowed.replace(id, data);
      return one(id);
    };
    return {
      [`create${name}`]: ({ data }: { data: Row }) => create(data),
      [`createMany${name}`]: ({ data }: { data: readonly Row[] }) => data.map(create),
      [`update${name}`]({ id: key, data }: ById & { data: Row }) {
        const id = fullId(table, key);
        if (!allowed || !rowWith(id)) throw notOne();
        allowed.merge(id, data);
        return one(id);
      },
      [`updateMany${name}`]({ where = null, data }: { where?: Row | null; data: Row }) {
        if (!allowed) return [];
        return chosen(where).map((id) => {
          allowed.merge(id, data);
          return one(id);
        });
      },
      [`upsert${name}`]: ({ id, data }: ById & { data: Row }) => upsert(fullId(table, id), data),
      [`upsertMany${name}`]({ where = null, data }: { where?: Row | null; data: Row }) {
        const those = chosen(where);
        return those.length === 0 ? [create(data)] : those.map((id) => upsert(id, data));
      },
      // Nobody at the desk may delete: that leaves everything as it is, and is no error.
      [`delete${name}`]: true,
      [`deleteMany${name}`]: 0,
    };
  }
  return roots;
}
