import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { type Row, isLike } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { type ListArgs, dateTimeText, meetsConditions, ordered, paginate, untrashed } from './query.ts';
import { appZone, lighthouseRows, lighthouseTables } from './records.ts';
import { lighthouseWrites } from './writes.ts';

type KeyColumn = 'clinic_id' | 'employee_id' | 'pet_id' | 'client_id' | 'email';

interface FieldArgs extends ListArgs, Partial<Readonly<Record<KeyColumn | 'id' | 'name', string | null>>> {
  readonly status?: readonly string[] | null;
  readonly starts_at?: { readonly from: string; readonly to: string } | null;
  readonly upcoming?: boolean | null;
}

const kinds: Readonly<Record<string, Kind>> = { Appointment: 'appointment', Client: 'client', Pet: 'patient' };
const keyColumns: readonly KeyColumn[] = ['clinic_id', 'employee_id', 'pet_id', 'client_id', 'email'];

/** Resolvers of the service. */
export function lighthouseRoots(stage: Backstage): object {
  const all = rememberedRows(stage.practice, lighthouseRows(stage).rowsOf);
  const follow = followRelations(lighthouseTables, all);
  const tableOf = (name: string): RelatedTable => {
    const table = lighthouseTables.find((each) => each.name === name);
    if (!table) throw new Error(`No table ${name}`);
    return table;
  };
  function show(table: RelatedTable, row: Row): Row {
    const kind = kinds[table.name];
    if (kind) stage.meet(kind, Number(row['id']));
    const shown: Record<string, unknown> = { ...row };
    const related = (field: string): readonly Row[] => {
      const target = follow(table, row, field);
      // The deleted are left out of relations as well.
      return target ? untrashed(target.rows, null).map((other) => show(target.table, other)) : [];
    };
    for (const field of Object.keys(table.one ?? {})) shown[field] = () => related(field)[0] ?? null;
    for (const field of Object.keys(table.many ?? {})) shown[field] = () => related(field);
    if (table.name === 'Appointment') shown['services'] = () => related('service');
    return shown;
  }
  /** The rows that meet the arguments which name a column, and the scopes. */
  function found(table: RelatedTable, args: FieldArgs): readonly Row[] {
    const { name, status, starts_at: range, upcoming } = args;
    const from = range && dateTimeText(range.from);
    const to = range && dateTimeText(range.to);
    const now = wallText(stage.now(), appZone).replace('T', ' ');
    return untrashed(all(table.name), args.trashed).filter((row) => {
      const start = String(row['starts_at']);
      return (
        keyColumns.every((column) => (args[column] ?? row[column]) === row[column]) &&
        (!name || isLike(row['name'], name, 'i')) &&
        (!status || status.includes(String(row['status']))) &&
        (!from || !to || (from <= start && start <= to)) &&
        (!upcoming || start > now) &&
        meetsConditions(row, args.where)
      );
    });
  }
  const list = (name: string) => (args: FieldArgs) => {
    const table = tableOf(name);
    const { data, paginatorInfo } = paginate(ordered(found(table, args), args), args, stage.cap);
    return { paginatorInfo, data: () => data.map((row) => show(table, row)) };
  };
  const whole = (name: string) => (args: FieldArgs) =>
    found(tableOf(name), args).map((row) => show(tableOf(name), row));
  const one = (name: string) => (args: FieldArgs) => {
    const row = untrashed(all(name), null).find(
      ({ id, email }) => id === (args.id ?? id) && email === (args.email ?? email),
    );
    return row ? show(tableOf(name), row) : null;
  };
  return {
    me: () => one('User')({ first: 1, id: '1' }),
    user: one('User'),
    users: list('User'),
    appointments: list('Appointment'),
    appointment: one('Appointment'),
    clients: list('Client'),
    client: one('Client'),
    pets: list('Pet'),
    pet: one('Pet'),
    clinics: whole('Clinic'),
    clinic: one('Clinic'),
    employees: whole('Employee'),
    services: whole('Service'),
    ...lighthouseWrites(stage, (name, row) => show(tableOf(name), row)),
  };
}
