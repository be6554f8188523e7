import type { Backstage } from '../../dialects/dialect.ts';
import { type SelectArgs, failed, meetsWhere, selectRows } from '../hasura/select.ts';
import { type Row, compareValues, isRow } from '../generatedRows.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { nothingBeside, timestamptz, veticubeIds, veticubeRows } from './records.ts';
import { veticubeTables } from './schema.ts';
import { veticubeWrites } from './writes.ts';

const kinds: Readonly<Record<string, 'client' | 'patient' | 'appointment'>> = {
  auth_clients: 'client',
  pet_pets: 'patient',
  clinic_appointments: 'appointment',
};

/** Resolvers of the root fields that every table has, and of the writes of those that the role may write. */
export function veticubeRoots(stage: Backstage): object {
  const beside = nothingBeside();
  const remembered = veticubeRows(stage, beside);
  const all = (name: string): readonly Row[] => {
    const rows = remembered(name);
    if (name === 'auth_users') return [...rows, ...beside.users.values()];
    if (name !== 'pet_pet_clients') return rows;
    const links = beside.links.map(({ clientKey, patientKey, createdAt }) => ({
      client_id: veticubeIds.of('client', clientKey),
      created_at: timestamptz(createdAt),
      pet_id: veticubeIds.of('patient', patientKey),
    }));
    return [...rows, ...links];
  };
  const follow = followRelations(veticubeTables, all);
  const select = (table: RelatedTable, rows: readonly Row[], args: SelectArgs): readonly Row[] => {
    checkUuids(table, args.where);
    return selectRows(follow, table, rows, args, stage.cap).map((row) => show(table, row));
  };
  function show(table: RelatedTable, row: Row): Row {
    const kind = kinds[table.name];
    if (kind) stage.meet(kind, veticubeIds.key(kind, String(row['id'])) ?? 0);
    const shown: Record<string, unknown> = { ...row };
    for (const field of Object.keys(table.one ?? {}))
      shown[field] = () => {
        const related = follow(table, row, field);
        const [first] = related?.rows ?? [];
        return related && first ? show(related.table, first) : null;
      };
    for (const field of Object.keys(table.many ?? {})) {
      shown[field] = (args: SelectArgs) => {
        const found = follow(table, row, field);
        return found && select(found.table, found.rows, args);
      };
      shown[`${field}_aggregate`] = (args: SelectArgs) => {
        const found = follow(table, row, field);
        return found && aggregate(found.table, found.rows, args);
      };
    }
    return shown;
  }
  function aggregate(table: RelatedTable, rows: readonly Row[], args: SelectArgs): object {
    checkUuids(table, args.where);
    const found = selectRows(follow, table, rows, args);
    return { aggregate: aggregateFields(table, found), nodes: () => select(table, rows, args) };
  }
  const writes = veticubeWrites(stage, beside, all);
  const roots: Record<string, unknown> = {};
  for (const table of veticubeTables) {
    const { name } = table;
    const byKey = (key: Row): Row | null => {
      for (const [column, value] of Object.entries(key)) checkUuid(table.columns[column], value);
      return all(name).find((row) => Object.entries(key).every(([column, value]) => row[column] === value)) ?? null;
    };
    roots[name] = (args: SelectArgs) => select(table, all(name), args);
    roots[`${name}_aggregate`] = (args: SelectArgs) => aggregate(table, all(name), args);
    roots[`${name}_by_pk`] = (key: Row) => {
      const found = byKey(key);
      return found && show(table, found);
    };
    const write = writes[name];
    if (!write) continue;
    const many = (rows: readonly Row[]): object => ({
      affected_rows: rows.length,
      returning: rows.map((row) => show(table, row)),
    });
    const update = ({ where, _set: set }: { where: Row; _set?: Row | null }): object => {
      checkUuids(table, where);
      return many(
        all(name)
          .filter((row) => meetsWhere(follow, table, row, where))
          .map((row) => write.update(row, set ?? {})),
      );
    };
    roots[`insert_${name}_one`] = ({ object }: { object: Row }) => show(table, write.insert(object));
    roots[`insert_${name}`] = ({ objects }: { objects: readonly Row[] }) => many(objects.map(write.insert));
    roots[`update_${name}_by_pk`] = ({ pk_columns: key, _set: set }: { pk_columns: Row; _set?: Row | null }) => {
      const found = byKey(key);
      return found && show(table, write.update(found, set ?? {}));
    };
    roots[`update_${name}`] = update;
    roots[`update_${name}_many`] = ({ updates }: { updates: readonly { where: Row; _set?: Row }[] }) =>
      updates.map(update);
  }
  return roots;
}

/** Refuses what is no uuid where one is compared, as the database does when it reads the query. */
function checkUuids(table: RelatedTable, where: Row | null | undefined): void {
  for (const [field, condition] of Object.entries(where ?? {})) {
    const parts = Array.isArray(condition) ? condition.filter(isRow) : isRow(condition) ? [condition] : [];
    const [target] = table.one?.[field] ?? table.many?.[field] ?? [];
    const other = veticubeTables.find(({ name }) => name === target);
    if (field.startsWith('_') || other) for (const part of parts) checkUuids(other ?? table, part);
    else
      for (const [operator, operand] of parts.flatMap((part) => Object.entries(part)))
        if (operator !== '_is_null')
          for (const one of Array.isArray(operand) ? operand : [operand]) checkUuid(table.columns[field], one);
  }
}

function checkUuid(type: string | undefined, value: unknown): void {
  if (!type?.startsWith('uuid') || typeof value !== 'string') return;
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value))
    throw failed('data-exception', `invalid input syntax for type uuid: "${value}"`);
}

function aggregateFields({ columns }: RelatedTable, rows: readonly Row[]): object {
  const extreme = (index: 0 | -1): Row =>
    Object.fromEntries(
      Object.keys(columns).map((column) => {
        const values = rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined);
        return [column, values.toSorted(compareValues).at(index) ?? null];
      }),
    );
  return {
    count({ columns: counted, distinct }: { columns?: readonly string[] | null; distinct?: boolean | null }) {
      if (!counted) return rows.length;
      const present = rows.map((row) => counted.map((column) => row[column] ?? null));
      const filled = present.filter((values) => values.every((value) => value !== null));
      return distinct === true ? new Set(filled.map((values) => JSON.stringify(values))).size : filled.length;
    },
    min: () => extreme(0),
    max: () => extreme(-1),
  };
}
