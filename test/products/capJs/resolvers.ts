import type { GraphQLResolveInfo } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { filtered, type ListArgs, ordered, pageOf } from './find.ts';
import { type CdsEntity, entities, entityNamed, keyOf } from './model.ts';
import { capJsRows } from './records.ts';
import { capJsIds } from './values.ts';
import { capJsWrites } from './writes.ts';

const kinds: Readonly<Record<string, Kind>> = { Customers: 'client', Animals: 'patient', Appointments: 'appointment' };

/** The one root field, which is a service; what is below it differs between queries and mutations. */
export function capJsRoots(backstage: Backstage): object {
  const rowsOf = capJsRows(backstage.practice);

  function show(entity: CdsEntity, row: Row): Row {
    const kind = kinds[entity.name];
    if (kind) backstage.meet(kind, capJsIds.key(kind, String(row['ID'])) ?? 0);
    const relations = entity.elements.flatMap((element): readonly (readonly [string, unknown])[] => {
      const { name, kind: relation, type, back } = element;
      if (relation === 'scalar') return [];
      const other = entityNamed(type);
      if (relation === 'one') {
        const target = (): readonly Row[] => rowsOf(type).filter((each) => each[keyOf(other)] === row[name]);
        return [[name, () => target().map((found) => show(other, found))[0] ?? null]];
      }
      const nested = (args: ListArgs, _context: unknown, info: GraphQLResolveInfo): Row => {
        const found = rowsOf(type).filter((each) => each[back] === row[keyOf(entity)]);
        const rows = ordered(filtered(other, found, args.filter), null, args.orderBy, info);
        // Only the lists at the top are counted, and only they have a limit.
        return { nodes: () => pageOf(rows, args, rows.length).map((each) => show(other, each)), totalCount: null };
      };
      return [[name, nested]];
    });
    return { ...row, ...Object.fromEntries(relations) };
  }
  const list =
    (entity: CdsEntity) =>
    (args: ListArgs, _context: unknown, info: GraphQLResolveInfo): Row => {
      const found = filtered(entity, rowsOf(entity.name), args.filter);
      const rows = ordered(found, keyOf(entity), args.orderBy, info);
      return {
        nodes: () => pageOf(rows, args, backstage.cap).map((row) => show(entity, row)),
        totalCount: rows.length,
      };
    };

  const queries = Object.fromEntries(entities.map((entity) => [entity.name, list(entity)]));
  const mutations = capJsWrites(backstage, rowsOf, entities, show);
  return {
    ClinicService: (_args: object, _context: unknown, { operation }: GraphQLResolveInfo) =>
      operation.operation === 'mutation' ? mutations : queries,
  };
}
