import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { createStore } from './records.ts';
import { refusal, unreadable } from './refusal.ts';
import { bareType, entities, type Entity } from './schema.ts';
import type { Stored } from './seeds.ts';
import { vitaWrites } from './writes.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const kinds: Readonly<Record<string, 'client' | 'appointment'>> = { Patient: 'client', Appointment: 'appointment' };

/** Lists whose type in the schema is not that of the rows they hold: the rows are shown by what both have. */
const mistaken: Readonly<Record<string, string>> = { 'RoomType.rooms': 'Room', 'SupplyType.supplies': 'Supply' };

/** Fields of the schema that no property of the entity's class is named like. */
const unnamed: ReadonlySet<string> = new Set(['Schedule.specialty', 'CenterType.CenterTypes']);

/** An id that can be read, as text. */
function idOf(value: unknown): string {
  if (typeof value === 'string' && uuid.test(value)) return value.toLowerCase();
  throw unreadable();
}

/** The columns of an entity that lead to another one. */
function columnsTo({ input, fields }: Entity, target: string): readonly string[] {
  return Object.keys(input).filter((column) => bareType(fields[column] ?? '') === target);
}

/** The root fields of the service: each entity is listed whole, or read by its id. */
export function vitaRoots(backstage: Backstage): object {
  const store = createStore(backstage.practice);

  /** The rows of a table that lead to a row. */
  const leadingTo = (table: string, target: string, id: string): readonly Stored[] => {
    const entity = entities[table];
    const columns = entity ? columnsTo(entity, target) : [];
    const isIn = (value: unknown): boolean => (Array.isArray(value) ? value.includes(id) : value === id);
    return store.rows(table).filter((row) => columns.some((column) => isIn(row[column])));
  };
  const valueOf = (name: string, row: Stored, field: string, type: string): unknown => {
    const path = `${name}.${field}`;
    const target = bareType(type);
    const isMany = type.startsWith('[');
    if (unnamed.has(path)) return null;
    // A value of an enum of Java, which has a name and nothing else.
    if (path === 'Center.subscriptionStatus') return { name: row[field] };
    const other = mistaken[path];
    if (other !== undefined)
      return leadingTo(other, name, row.id).map(({ id, ...rest }) => ({ id, name: rest['name'] }));
    const entity = entities[target];
    if (!entity) return row[field] ?? null;
    if (field in (entities[name]?.input ?? {})) {
      const ids: unknown = row[field];
      const found = (Array.isArray(ids) ? ids : [ids])
        .map((id) => store.row(target, id))
        .filter((each) => each !== null);
      return isMany ? found.map((each) => show(target, each)) : ((found[0] && show(target, found[0])) ?? null);
    }
    const found = leadingTo(target, name, row.id);
    return isMany ? found.map((each) => show(target, each)) : ((found[0] && show(target, found[0])) ?? null);
  };
  /** A row with a function for each of its fields. */
  const show = (name: string, row: Stored): Row => {
    const kind = kinds[name];
    if (kind) backstage.meet(kind, Number(row['key']));
    const fields = Object.entries(entities[name]?.fields ?? {});
    return {
      id: row.id,
      ...Object.fromEntries(fields.map(([field, type]) => [field, () => valueOf(name, row, field, type)])),
    };
  };

  const reads = Object.keys(entities)
    // Nothing answers for this entity, whose place an enum has taken.
    .filter((name) => name !== 'SubscriptionStatus')
    .flatMap((name) => [
      [
        `getAll${name}`,
        (): readonly Row[] => {
          const rows = store.rows(name).slice(0, backstage.cap);
          if (rows.length === 0) throw refusal('List is empty.');
          return rows.map((row) => show(name, row));
        },
      ] as const,
      [
        `get${name}`,
        ({ id }: Row): Row => {
          const row = store.row(name, idOf(id));
          if (!row) throw refusal('Not found entity.');
          return show(name, row);
        },
      ] as const,
    ]);
  const writes = vitaWrites(backstage, store);
  const mutations = Object.keys(entities)
    .filter((name) => name !== 'SubscriptionStatus')
    .flatMap((name) => [
      [`create${name}`, ({ input }: Row): null => writes.create(name, isRow(input) ? input : {})] as const,
      [
        `update${name}`,
        ({ id, input }: Row): null => writes.update(name, idOf(id), isRow(input) ? input : {}),
      ] as const,
      [`delete${name}`, ({ id }: Row): null => writes.remove(idOf(id))] as const,
    ]);
  return Object.fromEntries([...reads, ...mutations]);
}
