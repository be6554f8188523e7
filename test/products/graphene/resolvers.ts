import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { type Row, capital } from '../generatedRows.ts';
import { withRelations } from '../tableDefinitions.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { type ListArgs, findRows, pageOf } from './find.ts';
import type { NodeType } from './nodeText.ts';
import { grapheneIds, grapheneRows } from './records.ts';
import { nodeTypes } from './schema.ts';
import { grapheneWrites } from './writes.ts';

// prettier-ignore
const kinds: Readonly<Record<string, Kind>> = { AppointmentNode: 'appointment', PersonNode: 'client', PetNode: 'patient' };

/** Resolvers of nodes, connections and mutations. */
export function grapheneRoots(stage: Backstage): object {
  const { rowsOf } = grapheneRows(stage);
  const all = (name: string): readonly Row[] => rowsOf[name]?.() ?? [];
  const follow = followRelations(nodeTypes, all);
  function show(type: RelatedTable, row: Row): Row {
    const kind = kinds[type.name];
    if (kind) stage.meet(kind, grapheneIds.key(kind, String(row['id'])) ?? 0);
    const shown = { ...row, __typename: type.name };
    return withRelations(follow, type, shown, show, ({ table, rows }, args) => connection(table.name, '', rows, args));
  }
  function connection(name: string, field: string, rows: readonly Row[], args: ListArgs): object {
    const type = typeOf(name);
    const { edges, pageInfo } = pageOf(field, findRows(follow, type, rows, { ...args }), args, stage.cap);
    return { pageInfo, edges: edges.map(({ cursor, row }) => ({ cursor, node: show(type, row) })) };
  }
  const oneOf = (types: readonly NodeType[], id: string): Row | null => {
    const found = types
      .flatMap((type) => all(type.name).map((row) => ({ type, row })))
      .find(({ row }) => row['id'] === id);
    return found ? show(found.type, found.row) : null;
  };
  const roots: Record<string, unknown> = {};
  for (const type of nodeTypes) {
    const list = `all${capital(type.root)}s`;
    roots[type.root] = ({ id }: { id: string }) => oneOf([type], id);
    roots[list] = (args: ListArgs) => connection(type.name, list, all(type.name), args);
  }
  return {
    ...roots,
    node: ({ id }: { id: string }) => oneOf(nodeTypes, id),
    me: () => oneOf(nodeTypes, grapheneIds.of('provider', 99)),
    ...grapheneWrites(stage, (name, row) => show(typeOf(name), row)),
  };
}

function typeOf(name: string): NodeType {
  const type = nodeTypes.find((each) => each.name === name);
  if (!type) throw new Error(`No type ${name}`);
  return type;
}
