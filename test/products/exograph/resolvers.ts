import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { capital, type Row } from '../generatedRows.ts';
import { aggregateOf, childrenOf, findRows, type ListArgs, type RowsOf } from './find.ts';
import { type ExoType, lowerFirst, model, typeNamed } from './model.ts';
import { exographRows } from './records.ts';
import { exographWrites } from './writes.ts';

const kinds: Readonly<Record<string, Kind>> = { Client: 'client', Pet: 'patient', Appointment: 'appointment' };

/** The root fields that Exograph infers for every type. */
export function exographRoots(backstage: Backstage): object {
  const rowsOf: RowsOf = exographRows(backstage.practice);
  const { types } = model;

  function show(type: ExoType, row: Row): Row {
    const kind = kinds[type.name];
    if (kind) backstage.meet(kind, Number(row['id']));
    const relations = type.fields.flatMap((field): readonly (readonly [string, unknown])[] => {
      if (field.kind !== 'one' && field.kind !== 'many') return [];
      const other = typeNamed(field.type);
      if (field.kind === 'one') {
        const target = (): Row | undefined => rowsOf(other.name).find(({ id }) => id === row[field.name]);
        return [[field.name, () => [target()].flatMap((found) => (found ? show(other, found) : []))[0] ?? null]];
      }
      const children = (): readonly Row[] => childrenOf(rowsOf, type, field, row);
      return [
        [field.name, (args: ListArgs) => list(other, children(), args)],
        [`${field.name}Agg`, (args: ListArgs) => aggregateOf(other, findRows(rowsOf, other, children(), args))],
      ];
    });
    return { ...row, ...Object.fromEntries(relations) };
  }
  /** A request without a limit has everything, up to what the server can give. */
  const list = (type: ExoType, rows: readonly Row[], args: ListArgs): readonly Row[] =>
    findRows(rowsOf, type, rows, args)
      .slice(0, backstage.cap)
      .map((row) => show(type, row));
  const one = (type: ExoType, field: string) => (args: Row) => {
    const row = rowsOf(type.name).find((each) => each[field] === args[field]);
    return row ? show(type, row) : null;
  };

  const queries = types.flatMap((type): readonly (readonly [string, unknown])[] => [
    [lowerFirst(type.name), one(type, 'id')],
    ...type.fields
      .filter(({ isUnique }) => isUnique)
      .map(({ name }) => [`${lowerFirst(type.name)}By${capital(name)}`, one(type, name)] as const),
    [type.plural, (args: ListArgs) => list(type, rowsOf(type.name), args)],
    [`${type.plural}Agg`, (args: ListArgs) => aggregateOf(type, findRows(rowsOf, type, rowsOf(type.name), args))],
  ]);
  return { ...Object.fromEntries(queries), ...exographWrites(backstage, rowsOf, types, show) };
}
